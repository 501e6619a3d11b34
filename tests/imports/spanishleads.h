// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>
#include <QStringEncoder>

namespace support {

// Returns a customer list as exported from a Spanish spreadsheet, with typical faults at regular
// intervals. It uses semicolons, Windows-1252, custom headings, dates with the day first and labels
// for options.
inline QByteArray spanishLeads(int rows)
{
    using namespace Qt::StringLiterals;
    QString text = u"Correo electrónico;Código cliente;Nombre;Apellidos;Móvil;F. nacimiento;Puntos;"
                   "Boletín;Talla de camiseta;Intereses;Presupuesto al mes;Notas internas\r\n"_s;
    for (int row = 1; row <= rows; ++row) {
        const auto every = [row](int count, int at) {
            return row % count == at;
        };
        QString email = u"cliente%1@example.com"_s.arg(row);
        QString id = row % 3 == 0 ? u"C-%1"_s.arg(row) : QString();
        QString phone = u"+34600%1"_s.arg(100000 + row);
        QString birth = u"%1/%2/19%3"_s.arg(row % 28 + 1).arg(row % 12 + 1).arg(50 + row % 45);
        QString points = QString::number(row % 700);
        QString newsletter = row % 4 == 0 ? u"no"_s : u"sí"_s;
        QString size = row % 2 == 0 ? u"M"_s : u"l"_s;
        const auto interests = row % 5 == 0 ? u"Senderismo, ciclismo"_s : QString();
        QString spent = u"1.%1,50"_s.arg(100 + row % 800);
        if (every(50, 1))
            phone = u"651 23 45 %1"_s.arg(10 + row % 90);
        if (every(50, 2))
            phone = u"0034 699 112 2%1"_s.arg(10 + row % 90);
        if (every(250, 3))
            phone = u"12 3"_s;
        if (every(40, 4))
            points = u"0"_s + QString::number(row);
        if (every(500, 5))
            points = u"muchos"_s;
        if (every(60, 6))
            email = u"  "_s + email;
        if (every(60, 7))
            email.replace(u'@', u"@@"_s);
        if (every(60, 8))
            email.replace(u'.', u',');
        if (every(500, 9))
            email = u"no tiene"_s;
        if (every(300, 10)) {
            email.clear();
            id.clear();
        }
        if (every(300, 11))
            newsletter = u"?"_s;
        if (every(250, 12))
            birth = u"30/02/1991"_s;
        if (every(500, 13))
            id = u"C-"_s + QString(60, u'9');
        if (every(400, 14))
            // Use the email address from the previous row.
            email = u"cliente%1@example.com"_s.arg(row - 1);
        if (every(400, 16))
            size = u"gigante"_s;
        text += QStringList{email,      id,         u"José %1"_s.arg(row),
                            u"Muñoz"_s, phone,      birth,
                            points,     newsletter, size,
                            interests,  spent,      u"llamar"_s}
                    .join(u';')
            + u"\r\n"_s;
    }
    return QStringEncoder(QStringConverter::Latin1)(text);
}

} // namespace support
