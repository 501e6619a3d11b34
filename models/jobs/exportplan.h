// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "jobs/exportedfile.h"
#include "journal/jobrow.h"

#include <QJsonArray>
#include <QJsonObject>

namespace storedesk::jobs {

// The task of jobs that bring exports to this computer: each row of the journal is one export.
inline constexpr QLatin1StringView exportTask("export");

// From and to of one export, as its body says them; both are in. Empty: it has no range.
struct ExportPeriod
{
    QString from = {};
    QString to = {};

    bool operator==(const ExportPeriod &) const = default;
};

// Which exports make up one table.
struct ExportPlan
{
    QString kind = {}; // as the service calls it
    QJsonObject body = {}; // without the range
    std::vector<ExportPeriod> periods = {}; // in their order, without gap or overlap
    QString title = {}; // as a person knows it
    // Absolute path of a file that the table is copied to; empty: none.
    QString output = {};

    bool operator==(const ExportPlan &) const = default;

    [[nodiscard]] char delimiter() const;
    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static std::optional<ExportPlan> fromJson(const QJsonObject &object);

    // The rows of its journal, and their columns. Exports are numbered from 1.
    [[nodiscard]] static QStringList columns();
    [[nodiscard]] std::vector<journal::NewRow> newRows() const;
    [[nodiscard]] base::Result<QByteArray> request(const journal::JobRow &row) const;
    // Of the file as it came, in the folder of the job.
    [[nodiscard]] static QString fileName(qint64 number, bool packed = true);
};

// What became of one export: the record of its row once it ended.
struct ExportEnd
{
    QJsonObject record = {}; // of the service, without the address of its file
    QString file = {}; // its name in the folder of the job; empty: there was nothing to export
    qint64 rows = 0;
    qint64 besides = 0; // rows of the table that comes with it
    // Whether the file is what the service announced, and why not.
    ExportFinding finding = {};
    // Of the main table; empty when there is no file.
    QByteArray digest = {};
    // Exports at the service that may be this one, when the answer to the request was lost.
    QJsonArray candidates = {};

    bool operator==(const ExportEnd &) const = default;

    [[nodiscard]] QByteArray toBytes() const;
    [[nodiscard]] static ExportEnd fromBytes(const QByteArray &bytes);
};

// Why the file of an export cannot be relied on.
struct ExportDoubt
{
    // Its place among the exports of the job.
    std::size_t at = 0;
    ExportFinding finding = {};
    // The export whose file has the same rows, where that is the doubt; the text is empty then.
    std::optional<std::size_t> sameAs = {};
};

// Also finds what only shows when all exports of a job are compared.
[[nodiscard]] std::vector<ExportDoubt> doubtsAbout(const std::vector<ExportEnd> &ends);

} // namespace storedesk::jobs
