// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importfixture.h"

#include "csv/csvreader.h"
#include "csv/tabledevice.h"
#include "downloads/download.h"
#include "tablefile/tableopener.h"

namespace support {

// Maps an email address to the values of the contact's fields.
using ExportedContacts = QHash<QByteArray, QHash<QByteArray, QByteArray>>;

// Exports all contacts and returns the path of the file.
[[nodiscard]] inline QString exportContacts(ImportFixture &fixture, const QString &name)
{
    using namespace storedesk;
    using namespace Qt::StringLiterals;
    const auto made = fixture.record({.operation = ImportFixture::Id::CreateExport,
                                      .body = QJsonObject{{u"exportType"_s, u"contacts"_s},
                                                          {u"delimiter"_s, u","_s},
                                                          {u"dateFormat"_s, u"ISO"_s},
                                                          {u"version"_s, u"v3"_s}}});
    QJsonObject record;
    (void)ImportFixture::until([&] {
        record = fixture.record(
            {.operation = ImportFixture::Id::GetExport, .values = {made[u"id"_s].toString()}});
        return !record[u"fileUrl"_s].toString().isEmpty();
    });
    QObject owner;
    QString path;
    auto *download = new downloads::Download({.address = QUrl(record[u"fileUrl"_s].toString()),
                                              .folder = fixture.path(QString()),
                                              .name = name,
                                              .replace = true},
                                             fixture.clock(), &owner);
    bool over = false;
    QObject::connect(download, &downloads::Download::finished, &owner,
                     [&](const downloads::DownloadOutcome &outcome) {
                         over = true;
                         path = outcome ? outcome->path : QString();
                     });
    (void)ImportFixture::until([&] { return over; });
    return path;
}

[[nodiscard]] inline ExportedContacts contactsIn(const QString &path)
{
    using namespace storedesk;
    ExportedContacts contacts;
    base::Progress progress;
    // The export is a ZIP archive.
    const auto opened =
        tablefile::openTable(path, {.temporaryFolder = QFileInfo(path).path()}, progress);
    if (!opened)
        return contacts;
    csv::TableDevice device(opened->file, opened->begin.offset);
    device.open(QIODevice::ReadOnly);
    csv::CsvReader reader(device, opened->dialect.dialect);
    (void)reader.next();
    const auto headings = reader.copy();
    while (reader.next()) {
        QHash<QByteArray, QByteArray> contact;
        for (qsizetype column = 0; column < headings.size(); ++column)
            contact.insert(headings[column], reader.cell(static_cast<int>(column)).toByteArray());
        contacts.insert(contact.value("_email"), contact);
    }
    return contacts;
}

} // namespace support
