// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "bench/activitiesexport.h"
#include "bench/contactsexport.h"
#include "csv/rowindexer.h"
#include "insightdata/insightdata.h"
#include "query/columnnames.h"
#include "statistics/formatdeduction.h"
#include "tablefile/tableopener.h"
#include "tablefile/xlsxsaver.h"

#include <QFile>
#include <QTemporaryDir>

#include <cstdlib>
#include <numeric>

namespace bench {

// The data that the kernels work on. Every part is made when it is first used and is always the
// same.
class KernelSamples final
{
public:
    [[nodiscard]] QString temporaryFolder() const { return m_folder.path(); }

    // The text of a table of contacts.
    [[nodiscard]] QByteArray &contacts()
    {
        if (m_contacts.isEmpty()) {
            QFile file(contactsPath());
            checked(file.open(QIODevice::ReadOnly));
            m_contacts = file.readAll();
        }
        return m_contacts;
    }

    [[nodiscard]] const storedesk::csv::TableSource &table()
    {
        if (!m_table.file)
            m_table = opened(contactsPath());
        return m_table;
    }

    // The same contacts with another city in every tenth row.
    [[nodiscard]] const storedesk::csv::TableSource &laterTable()
    {
        if (!m_later.file) {
            const auto path = m_folder.filePath(QStringLiteral("later.csv"));
            QFile file(path);
            auto rows = contacts().split('\n');
            for (qsizetype row = 1; row < rows.size(); row += 10)
                rows[row].replace("Madrid", "Toledo").replace("Paris", "Toledo");
            checked(file.open(QIODevice::WriteOnly) && file.write(rows.join('\n')) > 0);
            file.close();
            m_later = opened(path);
        }
        return m_later;
    }

    [[nodiscard]] QStringList columnNames() { return storedesk::query::columnNames(table()); }
    [[nodiscard]] std::vector<int> columns()
    {
        std::vector<int> all(static_cast<std::size_t>(columnNames().size()));
        std::iota(all.begin(), all.end(), 0);
        return all;
    }

    [[nodiscard]] const QByteArrayList &names()
    {
        if (m_names.isEmpty()) {
            storedesk::csv::RowScanner rows(contacts(), {});
            QByteArray scratch;
            while (rows.next())
                m_names.append(QByteArray(rows.text(2, scratch).toByteArray()));
        }
        return m_names;
    }

    [[nodiscard]] static QByteArrayList numbers()
    {
        QByteArrayList texts;
        for (int number = 0; number < 300; ++number)
            texts << QByteArray::number(number * 37) << "1.234," + QByteArray::number(number)
                  << "€ " + QByteArray::number(number / 7.0, 'f', 2) << "not a number";
        return texts;
    }

    [[nodiscard]] static QByteArrayList dates()
    {
        QByteArrayList texts;
        for (int number = 1; number <= 28; ++number) {
            const auto day = QByteArray::number(number);
            texts << "2026-11-" + day << day + "/11/2026" << day + " November 2026"
                  << "2026-02-11T10:" + QByteArray::number(10 + number) + ":00Z" << day + " pieces";
        }
        return texts;
    }

    // A response of the service with personal data.
    [[nodiscard]] QByteArray json()
    {
        QByteArray text = "[";
        for (const auto &name : names().first(100))
            text += R"({"name":")" + name
                + R"(","phone":"+34600111222","email":"someone@example.org","points":12},)";
        return text + "{}]";
    }

    [[nodiscard]] QByteArray latinText() { return QString::fromUtf8(contacts()).toLatin1(); }

    [[nodiscard]] QString workbook()
    {
        const auto path = m_folder.filePath(QStringLiteral("contacts.xlsx"));
        if (!QFile::exists(path))
            checked(storedesk::tablefile::saveXlsx(table(), {}, path, m_folder.path(), m_progress)
                        .has_value());
        return path;
    }

    [[nodiscard]] storedesk::insights::InsightInput store()
    {
        const auto folder = m_folder.filePath(QStringLiteral("store"));
        if (QDir().mkpath(folder) && !QFile::exists(folder + QStringLiteral("/activities.csv")))
            checked(StoreExport(folder, 3000).write());
        return {
            .activities = {folder + QStringLiteral("/activities.csv")},
            .contacts = folder + QStringLiteral("/contacts.csv"),
            .lines = {folder + QStringLiteral("/lines.csv")},
            .zone = QTimeZone("UTC"),
            .asOf =
                QDateTime(QDate(2026, 6, 21), QTime(0, 0), QTimeZone::utc()).toMSecsSinceEpoch()};
    }

    [[nodiscard]] const storedesk::insights::InsightData &storeData()
    {
        if (!m_store)
            m_store = *storedesk::insights::InsightData::load(
                store(), {.temporaryFolder = m_folder.path()}, {}, m_progress);
        return *m_store;
    }

private:
    static void checked(bool good)
    {
        if (!good) {
            std::fputs("The samples could not be written.\n", stderr);
            std::exit(1);
        }
    }

    [[nodiscard]] QString contactsPath()
    {
        const auto path = m_folder.filePath(QStringLiteral("contacts.csv"));
        if (!QFile::exists(path))
            checked(writeContacts(path, 200'000));
        return path;
    }

    [[nodiscard]] storedesk::csv::TableSource opened(const QString &path)
    {
        auto opened = *storedesk::tablefile::openTable(path, {.temporaryFolder = m_folder.path()},
                                                       m_progress);
        auto index = std::make_shared<storedesk::csv::RowIndex>();
        checked(storedesk::csv::RowIndexer(opened.file, opened.dialect.dialect)
                    .build(*index, m_progress)
                    .has_value());
        storedesk::csv::TableSource source{opened.file, index, opened.dialect.dialect,
                                           opened.dialect.header};
        const auto names = storedesk::query::columnNames(source);
        std::vector<int> all(static_cast<std::size_t>(names.size()));
        std::iota(all.begin(), all.end(), 0);
        const auto formats = *storedesk::statistics::deduceFormats(source, all, names, m_progress);
        for (const auto &one : formats)
            source.formats.append(one.format);
        return source;
    }

    QTemporaryDir m_folder;
    storedesk::base::Progress m_progress;
    QByteArray m_contacts;
    QByteArrayList m_names;
    storedesk::csv::TableSource m_table;
    storedesk::csv::TableSource m_later;
    std::shared_ptr<storedesk::insights::InsightData> m_store;
};

} // namespace bench
