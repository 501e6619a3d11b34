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
    std::vector<qint64> rows = {}; // of each part
    QJsonObject memo = {}; // what whoever made it wants to find again

    bool operator==(const ImportPlan &) const = default;

    [[nodiscard]] qint64 allRows() const;
    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static std::optional<ImportPlan> fromJson(const QJsonObject &object);

    // The rows of its journal, and their columns. Parts are numbered from 1.
    [[nodiscard]] static QString partName(qint64 part);
    [[nodiscard]] static QString reportName(qint64 part); // of the service, on rows it refused
    // What stood there before, where somebody wanted to be able to undo it.
    [[nodiscard]] static QString beforeName();
    [[nodiscard]] static QStringList columns();
    [[nodiscard]] std::vector<journal::NewRow> newRows() const;
    // The request that sends a part that lies in this folder.
    [[nodiscard]] base::Result<QByteArray> request(const journal::JobRow &row,
                                                   const QString &folder) const;
};

} // namespace storedesk::jobs
