// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/contactmirrorfolder.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace support {

using namespace Qt::StringLiterals;

// A contact mirror with 2,500 contacts in a temporary folder.
class SampleMirror
{
protected:
    using ContactMirror = storedesk::storage::ContactMirror;
    using ContactMirrorFolder = storedesk::storage::ContactMirrorFolder;
    using ContactImport = storedesk::storage::ContactImport;

    std::optional<QTemporaryDir> m_folder;
    const QDateTime m_asked = QDateTime::fromSecsSinceEpoch(1'790'000'000, Qt::UTC);

    [[nodiscard]] ContactMirrorFolder folder() const
    {
        return ContactMirrorFolder(m_folder->path());
    }
    [[nodiscard]] static bool never() { return false; }

    // Writes a table of 2,500 contacts.
    [[nodiscard]] ContactMirror::Source table(const QByteArray &more = {}) const
    {
        QFile file(m_folder->filePath(u"contacts.csv"_s));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no table");
        file.write("id,_email,_externalId,_name,_surname,_points\n");
        for (int at = 1; at <= 2'500; ++at)
            file.write(QByteArray::number(0x5f00000 + at, 16) + ",Person" + QByteArray::number(at)
                       + "@example.com,CLI-" + QByteArray::number(10'000 + at) + ",\"José, "
                       + QByteArray::number(at) + "\",Núñez,7\n");
        file.write(more);
        return {.table = file.fileName(), .delimiter = ',', .asked = m_asked};
    }

    void make(const QByteArray &more = {})
    {
        QVERIFY(folder().turnOn());
        const auto made = folder().take(table(more), u"job-1"_s, never);
        QVERIFY2(made && *made, made ? "" : qPrintable(made.error().why));
    }

    [[nodiscard]] ContactMirror copy() const
    {
        auto opened = ContactMirror::open(folder().read()->path);
        if (!opened)
            qFatal("%s", qPrintable(opened.error().what));
        return std::move(*opened);
    }

    [[nodiscard]] ContactMirror::Numbers found(const QString &words) const
    {
        return *copy().search(words, never);
    }

    // Returns whether any file of the account contains the text.
    [[nodiscard]] bool isOnTheDisk(const QByteArray &text) const
    {
        QDirIterator files(folder().path(), QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly) && file.readAll().toLower().contains(text.toLower()))
                return true;
        }
        return false;
    }

    // Merges rows into the copy as if they belonged to an import that ended an hour after the
    // export.
    [[nodiscard]] qint64 merged(const std::vector<ContactImport::Row> &rows,
                                storedesk::storage::MergePolicy existing,
                                const QString &job = u"i"_s) const
    {
        ContactImport import{.job = job,
                             .existing = existing,
                             .began = m_asked.addSecs(3'000),
                             .ended = m_asked.addSecs(3'600),
                             .fields = {u"_email"_s, u"_externalId"_s, u"_points"_s}};
        import.next = [rows, done = false]() mutable {
            return std::exchange(done, true) ? std::vector<ContactImport::Row>() : rows;
        };
        return folder().merge(import, never).value_or(-1);
    }

    [[nodiscard]] QByteArray pointsOf(const QString &key) const
    {
        const auto contact = copy().find(key);
        return contact && *contact ? (*contact)->cells.value(5) : "none";
    }

    static QJsonObject person(const QString &email, const QString &id)
    {
        return {{u"id"_s, id},
                {u"_email"_s, email},
                {u"_name"_s, u"Eva"_s},
                {u"_points"_s, 12},
                {u"_tags"_s, QJsonArray{u"b"_s, u"a"_s}}};
    }

    [[nodiscard]] QString columnFile() const
    {
        const QDir files(folder().path());
        const auto all = files.entryList({u"*.columns"_s}, QDir::Files);
        return all.size() == 1 ? files.filePath(all.first()) : QString();
    }
};

} // namespace support
