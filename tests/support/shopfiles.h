// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/bookfile.h"

// Order files in the export formats of shop systems, with invented orders.
namespace support::shopfiles {

// Shopify fills in the values of an order only in its first line.
inline QByteArray shopify()
{
    return "Name,Email,Financial Status,Paid at,Currency,Subtotal,Shipping,Taxes,Total,"
           "Discount Code,Discount Amount,Created at,Lineitem quantity,Lineitem name,"
           "Lineitem price,Lineitem sku,Lineitem discount,Payment Method,Id\n"
           "#1001,ann@example.org,paid,2026-01-05 10:00:00 +0100,EUR,29.85,4.95,5.18,34.80,,0.00,"
           "2026-01-05 10:00:00 +0100,2,Green tea,9.95,TEA,0.00,Card,551\n"
           "#1001,,,,,,,,,,,2026-01-05 10:00:00 +0100,1,Cup,9.95,CUP,0.00,,\n"
           "#1002,bob@example.org,paid,2026-01-06 11:30:00 +0100,EUR,9.95,0.00,1.73,8.95,WINTER,"
           "1.00,2026-01-06 11:30:00 +0100,1,Green tea,9.95,TEA,0.00,Card,552\n";
}

// WooCommerce repeats the values of an order in each line.
inline QByteArray wooCommerce()
{
    return "Order Number,Order Status,Order Date,First Name (Billing),Last Name (Billing),"
           "Email (Billing),Payment Method Title,Cart Discount Amount,Order Shipping Amount,"
           "Order Total Amount,SKU,Item #,Item Name,Quantity,Item Cost\n"
           "2001,completed,2026-02-01 09:15,Ann,Lee,ann@example.org,Card,0,5,24.90,TEA,1,"
           "Green tea,2,9.95\n"
           "2002,completed,2026-02-02 18:40,Eve,Moss,eve@example.org,PayPal,0,0,9.95,CUP,1,Cup,1,"
           "9.95\n"
           "2001,completed,2026-02-01 09:15,Ann,Lee,ann@example.org,Card,0,5,24.90,CUP,2,Cup,"
           "0.00,9.95\n";
}

// Returns a Spanish Excel sheet with a title above the table, and numbers and dates as text.
inline QByteArray spanishExcel()
{
    const auto row = [](const QByteArrayList &cells) {
        QByteArray text = "<row>";
        for (const auto &cell : cells)
            text += "<c t=\"str\"><v>" + cell + "</v></c>";
        return text + "</row>";
    };
    const Xlsx book{
        .sheets = {{"Pedidos",
                    row({"N\xC2\xBA de pedido", "Fecha", "Correo electr\xC3\xB3nico", "Referencia",
                         "Art\xC3\xAD"
                         "culo",
                         "Cantidad", "Precio", "Importe", "Gastos de env\xC3\xADo", "Total pedido"})
                        + row({"P-1", "31/01/2026", "ann@example.org", "TEA", "T\xC3\xA9 verde",
                               "2", "9,95", "19,90", "4,95", "1.034,80"})
                        + row({"P-1", "31/01/2026", "ann@example.org", "CUP", "Taza", "1",
                               "1.009,95", "1.009,95", "4,95", "1.034,80"})
                        + row({"P-2", "03/02/2026", "bob@example.org", "TEA", "T\xC3\xA9 verde",
                               "1", "9,95", "9,95", "0", "9,95"})}}};
    return book.file();
}

} // namespace support::shopfiles
