// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"
#include "base/result.h"
#include "journal/jobrow.h"

namespace storedesk::jobs {

// The task of jobs that send files: each row of the journal is one file.
inline constexpr QLatin1StringView importTask("import");

// How files that were written for it become imports.
struct ImportPlan
{
    QString type; // as the service calls it
    QString delimiter = QStringLiteral(",");
    bool overrideExisting = false;
    bool updateOnlyEmptyFields = false;
    QString couponSetId = {};
    QString sourceName = {}; // of the file it was made from
    bool undoes = false; // what the import of that file did
    // Rows of each part.
    std::vector<qint64> rows = {};
    // SHA-256 of each part's file, in hexadecimal. Empty until the plan is sealed.
    QStringList digests = {};
    // Rows of the source file that are in no part, because a check found a fault.
    qint64 heldBack = 0;
    // Rows of the source file that are in no part, because the user left them out.
    qint64 leftOut = 0;
    // The draft this import was made from (draftjobs.h); empty: none.
    QString draftId = {};
    QJsonObject memo = {}; // what whoever made it wants to find again

    bool operator==(const ImportPlan &) const = default;

    [[nodiscard]] qint64 allRows() const;
    // Rows of one part, counted from 1; 0: there is no such part.
    [[nodiscard]] qint64 rowsOf(qint64 part) const;
    // Reads the files of all parts in the folder, checks that they have as many rows as planned and
    // stores their digests, so that a file that changes before it is sent is detected.
    [[nodiscard]] base::Result<void> seal(const QString &folder);
    [[nodiscard]] QJsonObject toJson() const;
    // Nothing: a member is missing or has the wrong type.
    [[nodiscard]] static std::optional<ImportPlan> fromJson(const QJsonObject &object);

    // The rows of its journal, and their columns. Parts are numbered from 1.
    [[nodiscard]] static QString partName(qint64 part);
    [[nodiscard]] static QString reportName(qint64 part); // of the service, on rows it refused
    // What stood there before, where somebody wanted to be able to undo it.
    [[nodiscard]] static QString beforeName();
    [[nodiscard]] static QStringList columns();
    [[nodiscard]] std::vector<journal::NewRow> newRows() const;
    // The request that sends a part from this folder. Fails when its file is missing or differs
    // from the sealed one.
    [[nodiscard]] base::Result<QByteArray> request(const journal::JobRow &row,
                                                   const QString &folder) const;
};

} // namespace storedesk::jobs
