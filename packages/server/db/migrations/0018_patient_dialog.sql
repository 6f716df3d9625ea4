-- What the whole patient dialog asks for, who looks like somebody registered already, and the districts a patient lives in.

alter table patient
  add column health_id text,
  add column health_id_no text,
  add column ethnicity text,
  add column is_diabetic boolean not null default false,
  add column is_insured boolean not null default false,
  add column is_under_medication boolean not null default false,
  add column is_alcoholic boolean not null default false,
  add column is_smoker boolean not null default false,
  add column is_tobacco_user boolean not null default false,
  -- Kept of the entity; the dialog does not ask for it (Q199).
  add column is_drug_addicted boolean not null default false,
  add column height_cm numeric(5, 1),
  add column weight_kg numeric(6, 2),
  add column family_income_paise bigint check (family_income_paise >= 0),
  -- The seven histories are html, cleaned by the server (R221, Q158).
  add column presenting_complaint text,
  add column presenting_illness text,
  add column key_findings text,
  add column medicosurgical_history text,
  add column substance_abuse_history text,
  add column family_history text,
  add column provisional_diagnosis text;

-- The same telephone with and without its country code ends in the same ten digits (Q73); a card's number is the same
-- however it is spaced.
create index patient_by_last_ten on patient (tenant_id, right(contact_no, 10)) where is_active;
create index patient_by_id_card on patient (tenant_id, upper(regexp_replace(id_card_no, '[^[:alnum:]]', '', 'g')))
  where is_active and id_card_no is not null;

-- Active patients of the session's tenant with this telephone or this card's number, newest first; whether their names are
-- alike is decided by the rules. right() and upper() are not leak-proof, so under row-level security the planner would
-- leave the indexes alone: the function runs as the owner and keeps to the tenant itself.
create function patients_alike(phone text, card_no text, at_most integer) returns setof bigint
language sql stable security definer set search_path = public, pg_temp rows 20 as $$
  select patient_id from (
    (select patient_id from patient
      where tenant_id = current_setting('app.tenant_id')::integer and is_active
        and right(contact_no, 10) = right(phone, 10)
      order by patient_id desc limit at_most)
    union
    (select patient_id from patient
      where tenant_id = current_setting('app.tenant_id')::integer and is_active and id_card_no is not null
        and upper(regexp_replace(id_card_no, '[^[:alnum:]]', '', 'g'))
          = upper(regexp_replace(card_no, '[^[:alnum:]]', '', 'g'))
      order by patient_id desc limit at_most)) alike;
$$;
revoke all on function patients_alike(text, text, integer) from public;
grant execute on function patients_alike(text, text, integer) to charaka_app;

-- Facts every tenant shares. Towns are those a patient would name that are called otherwise than their district.
create table district (
  district_id integer primary key,
  state_id integer not null references state,
  district_name text not null,
  town_names text[] not null
);
create index district_by_state on district (state_id, district_name);
grant select on district to charaka_app;

-- The districts of India (2025) and of Bangladesh, with such towns in brackets. Numbers are spelled out: a city has letters
-- only (R234).
insert into district (district_id, state_id, district_name, town_names)
select state_id * 100 + place, state_id, trim(split_part(entry, '(', 1)),
  coalesce(string_to_array(rtrim(nullif(split_part(entry, '(', 2), ''), ')'), ', '), '{}')
from (values
  (1, 'Anantnag|Bandipora|Baramulla|Budgam|Doda|Ganderbal|Jammu|Kathua|Kishtwar|Kulgam|Kupwara|Poonch|Pulwama|'
    'Rajouri|Ramban|Reasi|Samba|Shopian|Srinagar|Udhampur'),
  (2, 'Bilaspur|Chamba|Hamirpur|Kangra (Dharamshala, Palampur)|Kinnaur (Reckong Peo)|Kullu (Manali)|'
    'Lahaul and Spiti (Keylong)|Mandi|Shimla|Sirmaur (Nahan, Paonta Sahib)|Solan (Baddi)|Una'),
  (3, 'Amritsar|Barnala|Bathinda|Faridkot|Fatehgarh Sahib|Fazilka (Abohar)|Ferozepur|Gurdaspur|Hoshiarpur|'
    'Jalandhar|Kapurthala (Phagwara)|Ludhiana|Malerkotla|Mansa|Moga|Pathankot|Patiala|Rupnagar (Ropar)|'
    'Sahibzada Ajit Singh Nagar (Mohali)|Sangrur|Shaheed Bhagat Singh Nagar (Nawanshahr)|'
    'Sri Muktsar Sahib (Muktsar)|Tarn Taran'),
  (4, 'Chandigarh'),
  (5, 'Almora|Bageshwar|Chamoli (Gopeshwar)|Champawat|Dehradun (Rishikesh, Mussoorie)|Haridwar (Roorkee)|'
    'Nainital (Haldwani)|Pauri Garhwal (Pauri, Kotdwar)|Pithoragarh|Rudraprayag|Tehri Garhwal (New Tehri)|'
    'Udham Singh Nagar (Rudrapur, Kashipur)|Uttarkashi'),
  (6, 'Ambala|Bhiwani|Charkhi Dadri|Faridabad|Fatehabad|Gurugram|Hisar (Hansi)|Jhajjar (Bahadurgarh)|Jind|Kaithal|'
    'Karnal|Kurukshetra|Mahendragarh (Narnaul)|Nuh|Palwal|Panchkula|Panipat|Rewari|Rohtak|Sirsa|Sonipat|'
    'Yamunanagar'),
  (7, 'Central Delhi|East Delhi|New Delhi (Delhi)|North Delhi|North East Delhi|North West Delhi|Shahdara|'
    'South Delhi|South East Delhi|South West Delhi|West Delhi'),
  (8, 'Ajmer|Alwar|Balotra|Banswara|Baran|Barmer|Beawar|Bharatpur|Bhilwara|Bikaner|Bundi|Chittorgarh|Churu|Dausa|'
    'Deeg|Dholpur|Didwana-Kuchaman|Dungarpur|Ganganagar (Sri Ganganagar)|Hanumangarh|Jaipur|Jaisalmer|Jalore|'
    'Jhalawar|Jhunjhunu|Jodhpur|Karauli|Khairthal-Tijara (Bhiwadi)|Kota|Kotputli-Behror|Nagaur|Pali|Phalodi|'
    'Pratapgarh|Rajsamand|Salumbar|Sawai Madhopur|Sikar|Sirohi (Mount Abu)|Tonk|Udaipur'),
  (9, 'Agra|Aligarh|Ambedkar Nagar (Akbarpur)|Amethi|Amroha|Auraiya|Ayodhya (Faizabad)|Azamgarh|Baghpat|Bahraich|'
    'Ballia|Balrampur|Banda|Barabanki|Bareilly|Basti|Bhadohi|Bijnor|Budaun|Bulandshahar|Chandauli|Chitrakoot|'
    'Deoria|Etah|Etawah|Farrukhabad|Fatehpur|Firozabad|Gautam Buddha Nagar (Noida, Greater Noida)|Ghaziabad|'
    'Ghazipur|Gonda|Gorakhpur|Hamirpur|Hapur|Hardoi|Hathras|Jalaun (Orai)|Jaunpur|Jhansi|Kannauj|Kanpur Dehat|'
    'Kanpur Nagar (Kanpur)|Kasganj|Kaushambi|Kushinagar (Padrauna)|Lakhimpur Kheri (Lakhimpur)|Lalitpur|Lucknow|'
    'Maharajganj|Mahoba|Mainpuri|Mathura (Vrindavan)|Mau|Meerut|Mirzapur|Moradabad|Muzaffarnagar|Pilibhit|'
    'Pratapgarh|Prayagraj (Allahabad)|Raebareli|Rampur|Saharanpur|Sambhal|Sant Kabir Nagar (Khalilabad)|'
    'Shahjahanpur|Shamli|Shravasti|Siddharthnagar|Sitapur|Sonbhadra (Robertsganj)|Sultanpur|Unnao|Varanasi'),
  (10, 'Araria|Arwal|Aurangabad|Banka|Begusarai|Bhagalpur|Bhojpur (Arrah)|Buxar|Darbhanga|Gaya (Bodh Gaya)|'
    'Gopalganj|Jamui|Jehanabad|Kaimur (Bhabua)|Katihar|Khagaria|Kishanganj|Lakhisarai|Madhepura|Madhubani|Munger|'
    'Muzaffarpur|Nalanda (Bihar Sharif)|Nawada|Pashchim Champaran (Bettiah)|Patna (Danapur)|'
    'Purbi Champaran (Motihari)|Purnia|Rohtas (Sasaram)|Saharsa|Samastipur|Saran (Chhapra)|Sheikhpura|Sheohar|'
    'Sitamarhi|Siwan|Supaul|Vaishali (Hajipur)'),
  (11, 'Gangtok|Gyalshing|Mangan|Namchi|Pakyong|Soreng'),
  (12, 'Anjaw|Bichom|Changlang|Dibang Valley|East Kameng|East Siang (Pasighat)|Kamle|Keyi Panyor|Kra Daadi|'
    'Kurung Kumey|Leparada|Lohit (Tezu)|Longding|Lower Dibang Valley|Lower Siang|Lower Subansiri (Ziro)|Namsai|'
    'Pakke Kessang|Papum Pare (Itanagar, Naharlagun)|Shi Yomi|Siang|Tawang|Tirap|Upper Siang|Upper Subansiri|'
    'West Kameng (Bomdila)|West Siang'),
  (13, 'Chumoukedima|Dimapur|Kiphrie|Kohima|Longleng|Meluri|Mokokchung|Mon|Niuland|Noklak|Peren|Phek|Shamator|'
    'Tseminyu|Tuensang|Wokha|Zunheboto'),
  (14, 'Bishnupur|Chandel|Churachandpur|Imphal East|Imphal West (Imphal)|Jiribam|Kakching|Kamjong|Kangpokpi|Noney|'
    'Pherzawl|Senapati|Tamenglong|Tengnoupal|Thoubal|Ukhrul'),
  (15, 'Aizawl|Champhai|Hnahthial|Khawzawl|Kolasib|Lawngtlai|Lunglei|Mamit|Saitual|Serchhip|Siaha'),
  (16, 'Dhalai (Ambassa)|Gomati (Udaipur)|Khowai|North Tripura (Dharmanagar)|Sepahijala|South Tripura (Belonia)|'
    'Unakoti (Kailashahar)|West Tripura (Agartala)'),
  (17, 'East Garo Hills|East Jaintia Hills|East Khasi Hills (Shillong)|Eastern West Khasi Hills|North Garo Hills|'
    'Ri Bhoi (Nongpoh)|South Garo Hills|South West Garo Hills|South West Khasi Hills|West Garo Hills (Tura)|'
    'West Jaintia Hills (Jowai)|West Khasi Hills'),
  (18, 'Bajali|Baksa|Barpeta|Biswanath|Bongaigaon|Cachar (Silchar)|Charaideo|Chirang|Darrang|Dhemaji|Dhubri|'
    'Dibrugarh|Dima Hasao (Haflong)|Goalpara|Golaghat|Hailakandi|Hojai|Jorhat|Kamrup|'
    'Kamrup Metropolitan (Guwahati, Dispur)|Karbi Anglong (Diphu)|Karimganj (Sribhumi)|Kokrajhar|Lakhimpur|'
    'Majuli|Morigaon|Nagaon|Nalbari|Sivasagar|Sonitpur (Tezpur)|South Salmara-Mankachar|Tamulpur|Tinsukia|'
    'Udalguri|West Karbi Anglong'),
  (19, 'Alipurduar|Bankura|Birbhum (Suri, Bolpur)|Cooch Behar|Dakshin Dinajpur (Balurghat)|'
    'Darjeeling (Siliguri, Kurseong)|Hooghly (Chinsurah, Chandannagar, Serampore)|Howrah (Uluberia)|Jalpaiguri|'
    'Jhargram|Kalimpong|Kolkata|Malda (English Bazar)|Murshidabad (Berhampore)|Nadia (Krishnanagar, Kalyani)|'
    'North Twenty Four Parganas (Barasat, Barrackpore, Bidhannagar, Dum Dum)|'
    'Paschim Bardhaman (Asansol, Durgapur)|Paschim Medinipur (Midnapore, Kharagpur)|'
    'Purba Bardhaman (Bardhaman, Kalna)|Purba Medinipur (Tamluk, Haldia, Contai)|Purulia|'
    'South Twenty Four Parganas (Alipore, Baruipur, Diamond Harbour)|Uttar Dinajpur (Raiganj)'),
  (20, 'Bokaro (Bokaro Steel City)|Chatra|Deoghar (Jasidih)|Dhanbad|Dumka|East Singhbhum (Jamshedpur)|Garhwa|'
    'Giridih|Godda|Gumla|Hazaribag|Jamtara|Khunti|Koderma|Latehar|Lohardaga|Pakur|Palamu (Medininagar)|Ramgarh|'
    'Ranchi|Sahebganj|Seraikela-Kharsawan (Adityapur)|Simdega|West Singhbhum (Chaibasa)'),
  (21, 'Angul|Balangir|Baleshwar (Balasore)|Bargarh|Bhadrak|Boudh|Cuttack|Deogarh|Dhenkanal|Gajapati|'
    'Ganjam (Brahmapur, Chhatrapur)|Jagatsinghpur (Paradip)|Jajpur|Jharsuguda|Kalahandi (Bhawanipatna)|'
    'Kandhamal (Phulbani)|Kendrapara|Kendujhar (Keonjhar)|Khordha (Bhubaneswar)|Koraput (Jeypore)|Malkangiri|'
    'Mayurbhanj (Baripada)|Nabarangpur|Nayagarh|Nuapada|Puri|Rayagada|Sambalpur|Subarnapur (Sonepur)|'
    'Sundargarh (Rourkela)'),
  (22, 'Balod|Baloda Bazar|Balrampur|Bastar (Jagdalpur)|Bemetara|Bijapur|Bilaspur|Dantewada|Dhamtari|Durg (Bhilai)|'
    'Gariaband|Gaurela-Pendra-Marwahi|Janjgir-Champa|Jashpur|Kabirdham (Kawardha)|Kanker|'
    'Khairagarh-Chhuikhadan-Gandai|Kondagaon|Korba|Korea (Baikunthpur)|Mahasamund|'
    'Manendragarh-Chirmiri-Bharatpur|Mohla-Manpur-Ambagarh Chowki|Mungeli|Narayanpur|Raigarh|Raipur|Rajnandgaon|'
    'Sakti|Sarangarh-Bilaigarh|Sukma|Surajpur|Surguja (Ambikapur)'),
  (23, 'Agar Malwa|Alirajpur|Anuppur|Ashoknagar|Balaghat|Barwani|Betul|Bhind|Bhopal|Burhanpur|Chhatarpur|Chhindwara|'
    'Damoh|Datia|Dewas|Dhar|Dindori|East Nimar (Khandwa)|Guna|Gwalior|Harda|Indore|Jabalpur|Jhabua|Katni|'
    'Khargone|Maihar|Mandla|Mandsaur|Mauganj|Morena|Narmadapuram (Hoshangabad, Itarsi)|Narsinghpur|Neemuch|'
    'Niwari|Pandhurna|Panna|Raisen|Rajgarh|Ratlam|Rewa|Sagar|Satna|Sehore|Seoni|Shahdol|Shajapur|Sheopur|'
    'Shivpuri|Sidhi|Singrauli (Waidhan)|Tikamgarh|Ujjain|Umaria|Vidisha'),
  (24, 'Ahmedabad|Amreli|Anand|Aravalli (Modasa)|Banaskantha (Palanpur)|Bharuch (Ankleshwar)|Bhavnagar|Botad|'
    'Chhota Udaipur|Dahod|Dang (Ahwa)|Devbhumi Dwarka (Khambhalia, Dwarka)|Gandhinagar|Gir Somnath (Veraval)|'
    'Jamnagar|Junagadh|Kachchh (Bhuj, Gandhidham)|Kheda (Nadiad)|Mahisagar (Lunawada)|Mehsana|Morbi|'
    'Narmada (Rajpipla)|Navsari|Panchmahal (Godhra)|Patan|Porbandar|Rajkot|Sabarkantha (Himatnagar)|Surat|'
    'Surendranagar|Tapi (Vyara)|Vadodara|Valsad (Vapi)'),
  (26, 'Dadra and Nagar Haveli (Silvassa)|Daman|Diu'),
  (27, 'Ahilyanagar (Ahmednagar)|Akola|Amravati|Beed|Bhandara|Buldhana|Chandrapur|'
    'Chhatrapati Sambhajinagar (Aurangabad)|Dharashiv (Osmanabad)|Dhule|Gadchiroli|Gondia|Hingoli|Jalgaon|Jalna|'
    'Kolhapur (Ichalkaranji)|Latur|Mumbai City (Mumbai)|Mumbai Suburban|Nagpur|Nanded|Nandurbar|'
    'Nashik (Malegaon)|Palghar (Vasai, Virar)|Parbhani|Pune (Pimpri-Chinchwad, Baramati)|Raigad (Alibag, Panvel)|'
    'Ratnagiri|Sangli (Miraj)|Satara|Sindhudurg (Kudal, Sawantwadi)|Solapur|'
    'Thane (Navi Mumbai, Kalyan, Dombivli, Bhiwandi, Ulhasnagar, Ambernath, Mira-Bhayandar)|Wardha|Washim|'
    'Yavatmal'),
  (29, 'Bagalkot|Ballari|Belagavi|Bengaluru Rural|Bengaluru Urban (Bengaluru)|Bidar|Chamarajnagar|Chikkaballapura|'
    'Chikkamagaluru|Chitradurga|Dakshina Kannada (Mangaluru)|Davanagere|Dharwad (Hubballi)|Gadag|Hassan|Haveri|'
    'Kalaburagi|Kodagu (Madikeri)|Kolar|Koppal|Mandya|Mysuru|Raichur|Ramanagara|Shivamogga|Tumakuru|'
    'Udupi (Manipal)|Uttara Kannada (Karwar, Sirsi)|Vijayanagara (Hosapete)|Vijayapura|Yadgir'),
  (30, 'North Goa (Panaji, Mapusa)|South Goa (Margao, Vasco da Gama)'),
  (31, 'Lakshadweep (Kavaratti)'),
  (32, 'Alappuzha|Ernakulam (Kochi, Aluva)|Idukki (Thodupuzha)|Kannur|Kasaragod|Kollam|Kottayam|Kozhikode|'
    'Malappuram|Palakkad|Pathanamthipta|Thiruvananthapuram|Thrissur|Wayanad (Kalpetta)'),
  (33, 'Ariyalur|Chengalpattu (Tambaram)|Chennai|Coimbatore|Cuddalore|Dharmapuri|Dindigul|Erode|Kallakurichi|'
    'Kanchipuram|Kanniyakumari (Nagercoil)|Karur|Krishnagiri (Hosur)|Madurai|Mayiladuthurai|Nagapattinam|'
    'Namakkal|Perambalur|Pudukkottai|Ramanathapuram|Ranipet|Salem|Sivaganga (Karaikudi)|Tenkasi|'
    'Thanjavur (Kumbakonam)|The Nilgiris (Udhagamandalam, Ooty)|Theni|Thiruvallur|Thiruvarur|'
    'Thoothukudi (Tuticorin)|Tiruchirappalli (Trichy)|Tirunelveli|Tirupattur|Tiruppur|Tiruvannamalai|Vellore|'
    'Villupuram|Virudhunagar (Sivakasi, Rajapalayam)'),
  (34, 'Karaikal|Mahe|Puducherry|Yanam'),
  (35, 'Nicobar|North and Middle Andaman|South Andaman (Sri Vijaya Puram, Port Blair)'),
  (36, 'Adilabad|Bhadradri Kothagudem (Kothagudem)|Hanumakonda|Hyderabad (Secunderabad)|Jagtial|Jangaon|'
    'Jayashankar Bhupalapally|Jogulamba Gadwal|Kamareddy|Karimnagar|Khammam|Kumuram Bheem Asifabad|Mahabubabad|'
    'Mahabubnagar|Mancherial|Medak|Medchal-Malkajgiri|Mulugu|Nagarkurnool|Nalgonda|Narayanpet|Nirmal|Nizamabad|'
    'Peddapalli (Ramagundam)|Rajanna Sircilla|Ranga Reddy|Sangareddy|Siddipet|Suryapet|Vikarabad|Wanaparthy|'
    'Warangal|Yadadri Bhuvanagiri'),
  (37, 'Alluri Sitharama Raju (Paderu)|Anakapalli|Anantapur|Annamayya (Rayachoti)|Bapatla|Chittoor|'
    'East Godavari (Rajamahendravaram)|Eluru|Guntur (Amaravati, Tenali)|Kakinada|Konaseema (Amalapuram)|'
    'Krishna (Machilipatnam)|Kurnool|NTR (Vijayawada)|Nandyal|Palnadu (Narasaraopet)|Parvathipuram Manyam|'
    'Prakasam (Ongole)|SPSR Nellore (Nellore)|Sri Sathya Sai (Puttaparthi)|Srikakulam|Tirupati|Visakhapatnam|'
    'Vizianagaram|West Godavari (Bhimavaram)|YSR Kadapa (Kadapa)'),
  (38, 'Kargil|Leh'),
  (101, 'Barguna|Barishal|Bhola|Jhalakathi|Patuakhali|Pirojpur'),
  (102, 'Bandarban|Brahmanbaria|Chandpur|Chattogram|Cox''s Bazar|Cumilla|Feni|Khagrachhari|Lakshmipur|'
    'Noakhali (Maijdee)|Rangamati'),
  (103, 'Dhaka (Savar, Keraniganj)|Faridpur|Gazipur (Tongi)|Gopalganj|Kishoreganj (Bhairab)|Madaripur|Manikganj|'
    'Munshiganj|Narayanganj|Narsingdi|Rajbari|Shariatpur|Tangail'),
  (104, 'Bagerhat|Chuadanga|Jashore|Jhenaidah|Khulna|Kushtia|Magura|Meherpur|Narail|Satkhira'),
  (105, 'Bogura|Chapai Nawabganj|Joypurhat|Naogaon|Natore|Pabna (Ishwardi)|Rajshahi|Sirajganj'),
  (106, 'Dinajpur|Gaibandha|Kurigram|Lalmonirhat|Nilphamari (Saidpur)|Panchagarh|Rangpur|Thakurgaon'),
  (107, 'Habiganj|Moulvibazar (Sreemangal)|Sunamganj|Sylhet'),
  (108, 'Jamalpur|Mymensingh|Netrakona|Sherpur')
) as listed (state_id, entries), string_to_table(entries, '|') with ordinality as one (entry, place);
