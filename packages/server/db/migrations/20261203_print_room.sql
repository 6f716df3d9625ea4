-- expand
-- A setting without a picture and without a height now prints the hospital's name and address in type (docs/decisions/0128). What
-- was set so before left 250 pixels for printed paper, and keeps doing it: the height is written down.
update print_setting set header_height = 250 where header_height is null and image is null and image_file_id is null;
update print_setting set footer_height = 250 where footer_height is null and print_footer is null;
