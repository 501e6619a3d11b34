// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "http/request.h"
#include "journal/jobrow.h"

namespace storedesk::importrun {

// The options and files of an import.
struct ImportPlan
{
    // The type of the import, as named by the service.
    QString type;
    QString delimiter = QStringLiteral(",");
    bool overrideExisting = false;
    bool updateOnlyEmptyFields = false;
    QString couponSetId = {};
    // The name of the source file.
    QString sourceName = {};
    // Whether this import reverts an earlier import of that file.
    bool undoes = false;
    // Whether the job's title describes the import, because there was no source file.
    bool hasOwnTitle = false;
    // The number of rows in each part.
    std::vector<qint64> rows = {};
    // The SHA-256 digest of each part's file in hexadecimal. Empty until the plan is sealed.
    QStringList digests = {};
    // The number of rows in the source file that are in no part because a check found a fault.
    qint64 heldBack = 0;
    // The number of rows in the source file that are in no part because the user left them out.
    qint64 leftOut = 0;
    // The draft from which this import was made (draftjobs.h). Empty if there was no draft.
    QString draftId = {};
    // Arbitrary data stored by the component that created the plan.
    QJsonObject memo = {};

    bool operator==(const ImportPlan &) const = default;

    [[nodiscard]] qint64 allRows() const;
    // Returns the number of rows in a part. Parts are counted from 1. Returns 0 if there is no such
    // part.
    [[nodiscard]] qint64 rowsOf(qint64 part) const;
    // Reads the files of all parts in the folder, checks that they have the planned number of rows
    // and stores their digests, so that later changes to a file are detected before it is sent.
    [[nodiscard]] base::Result<void> seal(const QString &folder);
    // Returns the digest of a part's file, as stored in `digests`.
    [[nodiscard]] static base::Result<QString> digestOf(const QString &path);
    [[nodiscard]] QJsonObject toJson() const;
    // Returns nothing if a member is missing or has the wrong type.
    [[nodiscard]] static std::optional<ImportPlan> fromJson(const QJsonObject &object);

    // Returns the file name of a part. Parts are counted from 1 and correspond to the rows in the
    // journal.
    [[nodiscard]] static QString partName(qint64 part);
    // Returns the file name of the service's report about rejected rows.
    [[nodiscard]] static QString reportName(qint64 part);
    // Returns the file name of the map from the rows of a part to those of the source file.
    [[nodiscard]] static QString mapName(qint64 part);
    // Returns the name of the file with the rows that were held back.
    [[nodiscard]] static QString heldBackName();
    // Returns the name of the file with the previous values. It is written only if the user wants
    // to be able to undo the import.
    [[nodiscard]] static QString beforeName();
    [[nodiscard]] static QStringList columns();
    [[nodiscard]] std::vector<journal::NewRow> newRows() const;
    // Returns the request that sends a part from this folder. Fails if the file is missing or
    // differs from the file that was sealed.
    [[nodiscard]] base::Result<QByteArray> request(const journal::JobRow &row,
                                                   const QString &folder) const;
};

} // namespace storedesk::importrun
