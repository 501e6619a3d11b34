// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/columnformat.h"

#include <QByteArray>
#include <QStringConverter>

#include <vector>

namespace support {

// A file in the format of another program, written by us, with its expected interpretation.
struct WorldSample
{
    const char *name;
    QByteArray bytes;
    QByteArray encoding = "UTF-8";
    char delimiter = ',';
    // Number of lines above the table.
    int above = 0;
    // Number of data rows.
    int rows = 0;
    QByteArrayList columns = {};
    // One letter per column: n d e b t, or - for an empty column.
    QByteArray kinds = {};
    // Applies to all numbers.
    storedesk::values::DecimalSign decimal = storedesk::values::DecimalSign::Point;
    // Applies to all dates.
    storedesk::values::DateOrder dates = storedesk::values::DateOrder::DayFirst;
};

inline QByteArray encoded(const QString &text, QStringConverter::Encoding encoding)
{
    QStringEncoder encoder(encoding);
    return encoder(text);
}

inline WorldSample bankStatement()
{
    QByteArray text = "Movimientos de la cuenta;;;\nTitular:;Ana Peña;;\n;;;\n"
                      "Fecha;Concepto;Importe;Saldo\n";
    for (int day = 1; day <= 28; ++day)
        text += (day < 10 ? "0" : "") + QByteArray::number(day)
            + "/02/2026;\"Recibo; luz\";-1.234,56;12.345,00\n";
    return {.name = "bank statement",
            .bytes = text + "Total;;-34.567,68;\n",
            .delimiter = ';',
            .above = 3,
            .rows = 29,
            .columns = {"Fecha", "Concepto", "Importe", "Saldo"},
            .kinds = "dtnn",
            .decimal = storedesk::values::DecimalSign::Comma};
}

inline QString contactsText(QChar delimiter)
{
    return QStringLiteral(
               "First Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - "
               "Label,Phone 1 - Value\n"
               "José,Peña,* myContacts,* Home,jose@x.org,Mobile,+34 600 111 222\n"
               "Ana,,* myContacts ::: Friends,,ana@x.org,,\n"
               "Núria,Güell,* myContacts,Work,nuria@x.org,Work,600111223 ::: 600111224\n")
        .replace(u',', delimiter);
}

inline const QByteArrayList contactColumns{
    "First Name",       "Last Name",       "Labels",         "E-mail 1 - Label",
    "E-mail 1 - Value", "Phone 1 - Label", "Phone 1 - Value"};

inline WorldSample shopCustomers()
{
    return {.name = "shop customers",
            .bytes =
                "Customer ID,First Name,Email,Accepts Email Marketing,Default Address Zip,"
                "Default Address Phone,Phone,Total Spent,Total Orders,Note,Tags\n"
                "'7012345678901,Ana,ana@x.org,yes,'08001,'+34600111222,'+34600111222,120.50,3,,"
                "\"vip, Spain\"\n"
                "'7012345678902,José,jose@x.org,no,'28013,,,0.00,0,\"Two\nlines\",\n"
                "'7012345678903,Eva,eva@x.org,yes,'41001,'+34600111224,,15.00,1,,new\n",
            .rows = 3,
            .columns = {"Customer ID", "First Name", "Email", "Accepts Email Marketing",
                        "Default Address Zip", "Default Address Phone", "Phone", "Total Spent",
                        "Total Orders", "Note", "Tags"},
            .kinds = "ttettttnntt"};
}

inline WorldSample mailProgramContacts()
{
    return {
        .name = "contacts of a mail program",
        .bytes =
            "\"Nombre\",\"Apellidos\",\"Direcci\xF3n de correo\",\"Cumplea\xF1os\",\"Notas\"\r\n"
            "\"Jos\xE9\",\"Pe\xF1"
            "a\",\"jose@x.org\",\"31/01/1980\",\"Calle Mayor, 1\r\nMadrid\"\r\n"
            "\"N\xFAria\",\"G\xFC"
            "ell\",\"nuria@x.org\",\"05/12/1979\",\"\"\r\n"
            "\"Ana\",\"Mart\xEDn\",\"ana@x.org\",\"\",\"dice \"\"hola\"\"\"\r\n",
        .encoding = "WINDOWS-1252",
        .rows = 3,
        .columns = {"Nombre", "Apellidos", "Dirección de correo", "Cumpleaños", "Notas"},
        .kinds = "ttedt"};
}

inline WorldSample audience()
{
    return {.name = "audience of a newsletter",
            .bytes = "\"Email Address\",\"First Name\",MEMBER_RATING,OPTIN_TIME,OPTIN_IP,LATITUDE,"
                     "LAST_CHANGED,LEID,TAGS\n"
                     "ana@x.org,Ana,2,\"2026-01-31 10:00:00\",,40.4168000,\"2026-02-01 00:00:01\","
                     "123456789,\"\"\"vip\"\",\"\"new\"\"\"\n"
                     "jose@x.org,José,5,\"2026-01-30 09:00:00\",,-3.7038000,\"2026-02-02 "
                     "12:00:00\",123456790,\n",
            .rows = 2,
            .columns = {"Email Address", "First Name", "MEMBER_RATING", "OPTIN_TIME", "OPTIN_IP",
                        "LATITUDE", "LAST_CHANGED", "LEID", "TAGS"},
            .kinds = "etnd-ndnt"};
}

inline std::vector<WorldSample> worldSamples()
{
    using storedesk::values::DateOrder;
    using storedesk::values::DecimalSign;
    return {
        bankStatement(),
        {.name = "contacts",
         .bytes = contactsText(u',').toUtf8(),
         .rows = 3,
         .columns = contactColumns,
         .kinds = "ttttett"},
        {.name = "contacts in UTF-16",
         .bytes = "\xFF\xFE" + encoded(contactsText(u'\t'), QStringConverter::Utf16LE),
         .encoding = "UTF-16LE",
         .delimiter = '\t',
         .rows = 3,
         .columns = contactColumns,
         .kinds = "ttttett"},
        shopCustomers(),
        mailProgramContacts(),
        {.name = "spreadsheet with a mark and its separator",
         .bytes = "\xEF\xBB\xBFsep=;\r\nEmail;País;Importe\r\nana@x.org;España;12,50\r\n"
                  "eva@x.org;\"Perú; Lima\";1.000,00\r\n",
         .delimiter = ';',
         .above = 1,
         .rows = 2,
         .columns = {"Email", "País", "Importe"},
         .kinds = "etn",
         .decimal = DecimalSign::Comma},
        audience(),
        {.name = "decimal commas between semicolons",
         .bytes = "fecha;tienda;ventas;iva\n01.02.2026;Ávila;1234,5;21 %\n"
                  "13.02.2026;Lugo;0,99;10 %\n14.02.2026;Jaén;7;21 %\n",
         .delimiter = ';',
         .rows = 3,
         .columns = {"fecha", "tienda", "ventas", "iva"},
         .kinds = "dtnn",
         .decimal = DecimalSign::Comma},
        {.name = "orders of the United States",
         .bytes = "Order,Date,Amount\n1001,01/31/2026,\"$1,234.50\"\n1002,02/01/2026,$12.00\n",
         .rows = 2,
         .columns = {"Order", "Date", "Amount"},
         .kinds = "ndn",
         .dates = DateOrder::MonthFirst},
    };
}

} // namespace support
