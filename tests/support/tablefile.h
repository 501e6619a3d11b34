// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFile>
#include <QTemporaryDir>

namespace support {

// A temporary folder for table files.
class TableFolder final
{
public:
    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file");
        return file.fileName();
    }

    // Returns contacts in the export format, with accented names, points, a city and a phone
    // number.
    [[nodiscard]] static QByteArray contacts(int rows)
    {
        static const QByteArrayList cities{"Madrid", "Bilbao", "Girona", "León"};
        QByteArray bytes("_email,_name,city,points,lastPurchase,phone\n");
        for (int row = 1; row <= rows; ++row) {
            const auto number = QByteArray::number(row);
            bytes += "person" + number + "@example.org,Lucía " + number + ","
                + cities[row % cities.size()] + "," + QByteArray::number((row * 37) % 1000)
                + ",2026-0" + QByteArray::number(row % 9 + 1) + "-15,+34 600 " + number + " 000\n";
        }
        return bytes;
    }

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

} // namespace support
