// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "http/request.h"
#include "journal/jobrow.h"

namespace storedesk::importrun {

// Options and files of an import.
struct ImportPlan
{
    // Type of the import, as named by the service.
    QString type;
    QString delimiter = QStringLiteral(",");
    bool overrideExisting = false;
    bool updateOnlyEmptyFields = false;
    QString couponSetId = {};
    // Name of the source file.
    QString sourceName = {};
    // Whether this import reverts an earlier import of that file.
    bool undoes = false;
    // Whether the title of the job describes it, because there was no file.
    bool hasOwnTitle = false;
    // Number of rows in each part.
    std::vector<qint64> rows = {};
    // SHA-256 of each part's file, in hexadecimal. Empty until the plan is sealed.
    QStringList digests = {};
    // Rows of the source file that are in no part because a check found a fault.
    qint64 heldBack = 0;
    // Rows of the source file that are in no part because the user left them out.
    qint64 leftOut = 0;
    // Draft that this import was made from (draftjobs.h). Empty if there was no draft.
    QString draftId = {};
    // Arbitrary data of the component that created the plan.
    QJsonObject memo = {};

    bool operator==(const ImportPlan &) const = default;

    [[nodiscard]] qint64 allRows() const;
    // Returns the number of rows of a part, counted from 1. Returns 0 if there is no such part.
    [[nodiscard]] qint64 rowsOf(qint64 part) const;
    // Reads the files of all parts in the folder, checks that they have the planned number of rows
    // and stores their digests, so that a file that changes before it is sent is detected.
    [[nodiscard]] base::Result<void> seal(const QString &folder);
    [[nodiscard]] QJsonObject toJson() const;
    // Returns nothing if a member is missing or has the wrong type.
    [[nodiscard]] static std::optional<ImportPlan> fromJson(const QJsonObject &object);

    // Rows of the journal and their columns. Parts are numbered from 1.
    [[nodiscard]] static QString partName(qint64 part);
    // The service's report about rejected rows.
    [[nodiscard]] static QString reportName(qint64 part);
    // File with the previous values. Only written if the user wants to be able to undo the import.
    [[nodiscard]] static QString beforeName();
    [[nodiscard]] static QStringList columns();
    [[nodiscard]] std::vector<journal::NewRow> newRows() const;
    // Returns the request that sends a part from this folder. Fails if its file is missing or
    // differs from the sealed one.
    [[nodiscard]] base::Result<QByteArray> request(const journal::JobRow &row,
                                                   const QString &folder) const;
};

} // namespace storedesk::importrun
