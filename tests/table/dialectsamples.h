// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/dialectguess.h"

#include <vector>

namespace support {

// A small file in each common form, with its expected dialect.
struct DialectSample
{
    const char *name;
    QByteArray text;
    storedesk::csv::Dialect dialect = {};
    int columns = 1;
    bool header = true;
    // Number of lines above the table.
    int above = 0;
    int ragged = 0;
};

// Returns rows whose second cell is a list with this many elements, in the service's format.
inline QByteArray listed(const QByteArray &delimiter, int elements)
{
    QByteArray text = "email" + delimiter + "interests" + delimiter + "city\n";
    for (int row = 0; row < 40; ++row) {
        text += "p" + QByteArray::number(row) + "@x.org" + delimiter;
        for (int element = 0; element < elements; ++element)
            text +=
                (element > 0 ? "|tag" : "tag") + QByteArray(1, char('a' + (row + element) % 26));
        text += delimiter + "Madrid\n";
    }
    return text;
}

// clang-format off
inline std::vector<DialectSample> dialectSamples()
{
    using storedesk::csv::Dialect;
    const Dialect commas;
    const Dialect semicolons{.delimiter = ';'};
    const Dialect tabs{.delimiter = '\t'};
    const Dialect bars{.delimiter = '|'};
    return {
    // These files are plain.
    {"commas", "email,name\na@x.org,Ann\nb@x.org,Bob\n", commas, 2},
    {"semicolons", "email;amount\na@x.org;1,5\nb@x.org;2,5\n", semicolons, 2},
    {"tabs", "a\tb\tc\n1\t2\t3\n", tabs, 3},
    {"bars", "a|b\nx, y|z\n", bars, 2},
    {"one column", "email\na@x.org\nb@x.org\n", commas, 1},
    {"lists in commas", listed(",", 3), commas, 3},
    {"long lists in commas", listed(",", 9), commas, 3},
    {"lists in semicolons", listed(";", 5), semicolons, 3},
    {"lists in tabs", listed("\t", 4), tabs, 3},
    {"only a list beside the key", "email,interests\na@x.org,blog|shop|news\nb@x.org,blog|shop|tea\nc@x.org,a|b|c\nd@x.org,a|b|c\n", commas, 2},
    {"lists without a header", "a@x.org,blog|shop\nb@x.org,news|tea\nc@x.org,a|b\n", commas, 2, false},
    {"lists of some rows", "email,tags\na@x.org,x|y|z\nb@x.org,\nc@x.org,x\nd@x.org,x|y|z\ne@x.org,x|y|z\n", commas, 2},
    {"quoted lists", "email,tags\na@x.org,\"x|y|z\"\nb@x.org,\"x|y|z\"\nc@x.org,\"x|y|z\"\n", commas, 2},
    {"bars with decimal commas", "name|amount\nAna|1,5\nEva|2,5\nIda|3,5\n", bars, 2},
    {"bars with decimal commas without a header", "Ana|1,5\nEva|2,5\nIda|3,5\n", bars, 2, false},
    {"bars with a title", "Sales, 2026\nshop|amount|date\nMadrid|12|2026-01-01\nBilbao|7|2026-01-02\nVigo|9|2026-01-03\n", bars, 3, true, 1},
    {"empty", "", commas, 1},
    {"only a header", "email,name,city\n", commas, 3},
    {"no line end", "email,name\na@x.org,Ann", commas, 2},
    {"returns", "email,name\ra@x.org,Ann\rb@x.org,Bob\r", commas, 2},
    {"returns and line feeds", "email;name\r\na@x.org;Ann\r\nb@x.org;Bob\r\n", semicolons, 2},
    {"blank lines between", "a,b\n\n1,2\n\n3,4\n", commas, 2},
    {"one row", "Ana;Madrid;28001\n", semicolons, 3, false},

    // These files test the header.
    {"no header", "a@x.org,1\nb@x.org,2\n", commas, 2, false},
    {"names twice", "a,a\n1,2\n", commas, 2},
    {"cities twice are no names", "Madrid,Madrid\nBilbao,Sevilla\n", commas, 2, false},
    {"an index without name", ",city,amount\n0,Madrid,12\n1,Bilbao,7\n", commas, 3},
    {"a delimiter at each end", "email;name;\na@x.org;Ann;\nb@x.org;Bob;\n", semicolons, 3},
    {"a missing name", "email;;city\na@x.org;x;Madrid\nb@x.org;y;Bilbao\n", semicolons, 3},
    {"years as names", "shop,2024,2025,2026\nMadrid,1200,1300,1\nBilbao,7,8,9\n", commas, 4},
    {"months as names", "shop;2026-01;2026-02\nMadrid;12,5;13\nBilbao;7;8\n", semicolons, 3},
    {"years are no names by themselves", "2024,2025\n2025,2026\n", commas, 2, false},
    {"quarters as names", "tienda;1T;2T;3T\nMadrid;12;13;4\n", semicolons, 4},
    {"dates", "2026-01-31,12\n2026-02-28,13\n", commas, 2, false},
    {"phones", "Ana,+34 600 000 000\nEva,+34 600 000 001\n", commas, 2, false},
    {"money", "Ana;12,50 €\nEva;7,00 €\n", semicolons, 2, false},
    {"a header with a number sign", "#,name\n1,Ana\n2,Eva\n", commas, 2},
    {"a header behind a number sign", "#id\tname\n1\tAna\n2\tEva\n", tabs, 2},

    // These files test quotes.
    {"commas in quotes", "a;b\n\"x,y,z\";1\n\"x,y,z\";2\n", semicolons, 2},
    {"all quoted", "\"id\",\"text\"\n\"1\",\"a, b\"\n\"2\",\"c \"\"d\"\"\"\n", commas, 2},
    {"line ends in quotes", "id,note\n1,\"a\nb\"\n2,\"c\n\nd\"\n", commas, 2},
    {"apostrophes", "a,b\n'x,y',1\n'x,y,z',2\n'u',3\n", Dialect{.quote = '\''}, 2},
    {"apostrophes everywhere", "'id','name'\n'1','Ana'\n'2','Eva'\n", Dialect{.quote = '\''}, 2},
    {"apostrophes in words", "a,b\nO'Neill,1\nD'Arcy,2\n", commas, 2},
    {"apostrophes before words", "a,b\n'tis,1\n'twas,2\nx,3\n", commas, 2},
    {"a column of sentences", "\"Hello, world\"\n\"It's late, isn't it\"\n\"One, two, three\"\n", commas, 1},
    {"a column of sentences with a name", "text\n\"Hello, world\"\n\"Well, don't\"\n\"One, two\"\n", commas, 1},
    {"some sentences quoted", "note\nhello\n\"a, b\"\nbye\n\"c; d\"\n", commas, 1},
    {"sentences without quotes", "note\nHello, world\nBye\nYes, no, maybe\nok then\nfine\n", semicolons, 1},
    {"inches", "item,size\nscreen 24\",1\nscreen 27\",2\n", commas, 2},
    {"quotes that mean nothing", "word\tcount\n\"\t12\n\"the\t7\nof\"\t3\n\"a\"b\t4\n", Dialect{.delimiter = '\t', .quote = '\0'}, 2},
    {"text behind a quote", "a,b\n1,\"x\"y\n2,\"u\"v\n", commas, 2},
    {"a quoted header only", "\"email\",\"name\"\na@x.org,Ann\n", commas, 2},

    // These files use extensions to RFC 4180.
    {"escapes", "id,text\n1,\"say \\\"hi\\\", please\"\n2,\"no\"\n", Dialect{.escape = '\\'}, 2},
    {"escapes in JSON", "id;data\n1;\"{\\\"a\\\":1}\"\n2;\"{\\\"a\\\":\\\"x;y\\\"}\"\n", Dialect{.delimiter = ';', .escape = '\\'}, 2},
    {"folders are no escapes", "\"path\",\"size\"\n\"C:\\data\\\",\"1\"\n\"D:\\\",\"2\"\n", commas, 2},
    {"blanks before quotes", "id, text\n1, \"a, b\"\n2, \"c, d\"\n", Dialect{.blanksAroundQuotes = true}, 2},
    {"blanks around quotes", "\"id\" , \"text\"\n\"1\" , \"a\"\n\"2\" , \"b\"\n", Dialect{.blanksAroundQuotes = true}, 2},
    {"blanks behind commas", "id, city, name\n1, Madrid, Ana\n2, Bilbao, Eva\n", commas, 3},
    {"a separator line", "sep=;\na;b\n1,5;2,5\n", semicolons, 2, true, 1},
    {"a separator line in quotes", "\"sep=,\"\r\na,b\r\n1;5,2\r\n", commas, 2, true, 1},
    {"a separator nobody guesses", "SEP=^\na^b\n1^2\n", Dialect{.delimiter = '^'}, 2, true, 1},
    {"sep as a name", "sep,value\n1,2\n", commas, 2},

    // These files have titles and comments.
    {"a title", "Sales report 2026\n\nshop;amount;date\nMadrid;12;2026-01-01\nBilbao;7;2026-01-02\n", semicolons, 3, true, 2},
    {"a padded title", "Sales report,,,\n,,,\nshop,amount,date,note\nMadrid,12,2026-01-01,x\nBilbao,7,2026-01-02,y\n", commas, 4, true, 2},
    {"labels above", "Account;ES12 3456;;;\nOwner;Ana Roca;;;\n;;;;\nDate;Text;Amount;Balance;Note\n01/02/2026;Card;-12,50;100,00;\n02/02/2026;Fee;-1,00;99,00;\n", semicolons, 5, true, 3},
    {"blank lines above", "\n\nemail,name\na@x.org,Ann\n", commas, 2, true, 2},
    {"a title without header below", "Totals\n1,2,3\n4,5,6\n", commas, 3, false, 1},
    {"a short header", "a,b,c\n1,x,y,z\n2,u,v,w\n3,u,v,w\n", commas, 4, true, 0, 1},
    {"remarks above", "# made by hand\n# 2026-01-01, Ana\nemail,name,city\na@x.org,Ann,Ávila\n", commas, 3, true, 2},
    {"remarks between", "id;text\n# first part\n1;a\n2;b\n# second part\n3;c\n", Dialect{.delimiter = ';', .comment = '#'}, 2},
    {"remarks above and between", "# list\nid,text\n1,a\n# more, and, more\n2,b\n", Dialect{.comment = '#'}, 2, true, 1},
    {"colours are no remarks", "colour,name\n#ff0000,red\n#00ff00,green\n", commas, 2},
    {"tags are no remarks", "tag\n#summer\n#sale\n", commas, 1},
    {"a remark above one column", "# newsletter\nemail\na@x.org\nb@x.org\n", commas, 1, true, 1},

    // These files test the choice of the delimiter.
    {"decimal commas", "1,5;2,5\n3,5;4,5\n", semicolons, 2, false},
    {"decimal commas below names", "precio;iva;total\n1,5;2,5;4,0\n3,5;4,5;8,0\n1,5;2,5;4,0\n", semicolons, 3},
    {"thousands", "name;amount\nAna;1.234,56\nEva;12.234,56\nLia;7,00\n", semicolons, 2},
    {"lists in cells", "id,tags,name\n1,red;blue,Ana\n2,red;green,Eva\n3,blue;red,Lia\n", commas, 3},
    {"categories in cells", "id,path,name\n1,A|B|C,Ana\n2,A|B|D,Eva\n", commas, 3},
    {"sentences between tabs", "id\ttext\n1\tHello, world\n2\tWell, well\n", tabs, 2},
    {"times", "from;to\n10:00;11:30\n12:00;13:30\n", semicolons, 2},
    {"addresses", "name;street;city\nAna;Mayor 3, 2º;Madrid\nEva;Gran Vía 7, 1º;Bilbao\n", semicolons, 3},
    {"web addresses", "url,hits\nhttps://x.org/a?b=1;c=2,3\nhttps://x.org/a?b=1;c=2,4\n", commas, 2},
    };
}
// clang-format on

} // namespace support
