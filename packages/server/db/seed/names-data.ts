// First and last names of the communities the demo's people come from; whole persons are put together by chance.

/** Names that go together. */
export interface Community {
  readonly menFirst: readonly string[];
  readonly womenFirst: readonly string[];
  readonly menLast: readonly string[];
  readonly womenLast: readonly string[];
  readonly religion: string;
  /** Salutation of a man and of a boy. */
  readonly manTitle: string;
}

const words = (text: string): string[] => text.split(' ');

/** A community whose families share a last name. */
function community(men: string, women: string, last: string, religion = 'Hindu'): Community {
  const lastNames = words(last);
  return {
    menFirst: words(men),
    womenFirst: words(women),
    menLast: lastNames,
    womenLast: lastNames,
    religion,
    manTitle: 'Mr.',
  };
}

/** A community in which men and women have last names of their own. */
function muslim(men: string, women: string, menLast: string, womenLast: string, manTitle: string): Community {
  return {
    menFirst: words(men),
    womenFirst: words(women),
    menLast: words(menLast),
    womenLast: words(womenLast),
    religion: 'Muslim',
    manTitle,
  };
}

/** The communities by name. */
export const communities: Readonly<Record<string, Community>> = {
  'Bengali Hindu': community(
    'Anirban Arindam Bikash Debashis Dipankar Gautam Indranil Joydeep Kaushik Manas Nirmal Partha Prabir Rajat Sandip Sourav Subrata Tapan Utpal',
    'Aparna Bandana Chaitali Debjani Dola Gargi Ipsita Kakoli Lopamudra Madhumita Mitali Paromita Rinku Rupa Sangita Shampa Sharmila Sutapa Tanushree',
    'Banerjee Basu Biswas Chakraborty Das Datta Dey Ghosh Guha Kundu Majumdar Mandal Mukherjee Nandi Pal Roy Saha Sarkar Sen',
  ),
  'Bengali Muslim': muslim(
    'Abdul Anisur Ashraful Faruk Golam Habibur Jahangir Kamal Mahbub Mizanur Nazrul Rafiqul Rashed Saiful Shahidul Tariqul Zahid',
    'Afroza Ayesha Dilruba Fatema Hasina Jesmin Kohinoor Mahmuda Nasrin Parvin Rabeya Rehana Rokeya Salma Shirin Taslima',
    'Ahmed Ali Alam Haque Hossain Islam Karim Khan Mia Mondal Rahman Sheikh Sikder Talukdar',
    'Akter Ahmed Banu Begum Bibi Khatun Rahman Sultana Yasmin',
    'Md.',
  ),
  'Indian Muslim': muslim(
    'Aamir Arif Asif Farhan Imran Irfan Javed Naseer Salim Shoaib Wasim Yusuf',
    'Amina Farida Hina Mehrunnisa Nazia Noor Rukhsana Sadia Shabana Zainab',
    'Ansari Attar Inamdar Khan Mulla Pathan Qureshi Shaikh Sayyed Tamboli',
    'Ansari Attar Begum Khan Pathan Shaikh Sayyed',
    'Sk.',
  ),
  Hindi: community(
    'Ajay Alok Amit Ashok Brijesh Deepak Harish Kamlesh Mahesh Manoj Mukesh Naresh Pankaj Rakesh Santosh Sunil Umesh Vinod',
    'Anita Archana Babita Geeta Kanchan Kiran Manju Meena Neelam Pooja Pushpa Rekha Sarita Seema Shobha Sunita Usha Vandana',
    'Agarwal Chaubey Dubey Gupta Jha Kumar Mishra Pandey Prasad Rai Sahu Sharma Singh Sinha Srivastava Thakur Tiwari Yadav',
  ),
  Marathi: community(
    'Abhijit Ajit Amol Anant Ashutosh Chandrakant Dattatray Ganesh Hemant Kishor Milind Nilesh Prashant Rahul Sachin Sandesh Shrikant Vijay Yogesh',
    'Aarti Alka Asmita Chhaya Deepali Jyoti Kavita Lata Madhuri Manisha Pallavi Pratibha Rohini Sangeeta Shilpa Snehal Swati Vaishali Varsha',
    'Bhosale Chavan Deshmukh Deshpande Gaikwad Jadhav Joshi Kadam Kale Kulkarni More Patil Pawar Sawant Shinde Thorat Wagh',
  ),
  Southern: community(
    'Anand Balaji Ganesan Karthik Mohan Murali Prakash Ramesh Senthil Suresh Venkatesh',
    'Anitha Bhuvana Deepa Kavitha Lakshmi Meenakshi Padma Radha Revathi Vidya',
    'Iyer Krishnan Menon Murugan Nair Pillai Raman Rao Reddy Subramanian',
  ),
  Christian: community(
    'Alwin Anthony Benedict Clement Francis George Joseph Martin Michael Peter Thomas',
    'Agnes Celine Elizabeth Grace Jacinta Maria Mercy Philomena Rosy Sheela Veronica',
    'Biswas Braganza Costa Fernandes Gomes Lobo Mathew Pereira Rozario Sarkar',
    'Christian',
  ),
  'Bengali script': community(
    'অনির্বাণ অরুণ গৌতম তপন দেবাশিস প্রদীপ রবীন সঞ্জয় সুব্রত স্বপন',
    'অঞ্জলি কাকলি কৃষ্ণা তনুশ্রী পূর্ণিমা মৌসুমী রীনা শর্মিষ্ঠা সুমিত্রা সোমা',
    'ঘোষ চক্রবর্তী দত্ত দাস বন্দ্যোপাধ্যায় মণ্ডল রায় সরকার সাহা সেন',
  ),
  Devanagari: community(
    'अजय अनिल गणेश दीपक मनोज महेश रमेश विजय संजय सुरेश',
    'अनीता आरती कविता गीता ज्योति पूजा मीना रेखा सुनीता स्वाती',
    'कुलकर्णी गुप्ता जोशी देशमुख पाटील मिश्रा यादव शर्मा शिंदे सिंह',
  ),
  'Tamil script': community(
    'ஆறுமுகம் கணேசன் கார்த்திக் செந்தில் முருகன் ரமேஷ்',
    'கவிதா செல்வி தேவி மீனாட்சி லட்சுமி வள்ளி',
    'இராமசாமி குமார் சுப்பிரமணியன் நடராஜன் பிள்ளை',
  ),
};
