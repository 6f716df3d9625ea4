-- expand
-- A final authorised amount of 0 says from now on that the payer pays nothing; what stood as 0 was nothing entered (Q265).
update admission set final_authorized_paise = null where final_authorized_paise = 0;
update tpa_transfer set from_final_authorized_paise = null where from_final_authorized_paise = 0;
update tpa_transfer set to_final_authorized_paise = null where to_final_authorized_paise = 0;
