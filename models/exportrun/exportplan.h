// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "exportrun/exportedfile.h"
#include "journal/jobrow.h"
#include "journal/jobtitle.h"

#include <QJsonArray>
#include <QJsonObject>

namespace storedesk::exportrun {

// Date range of one export as sent in the body, both ends inclusive. Empty if the export has no
// range.
struct ExportPeriod
{
    QString from = {};
    QString to = {};

    bool operator==(const ExportPeriod &) const = default;
};

// The exports that together make up one table.
struct ExportPlan
{
    // Kind of the export, as named by the service.
    QString kind = {};
    // The request body without the date range.
    QJsonObject body = {};
    // The date ranges in order, without gaps or overlaps.
    std::vector<ExportPeriod> periods = {};
    // The title as stored in a journal. shownTitle() returns the text for the user.
    QString title = {};
    // Absolute path of a file that the table is copied to. Empty if the table is not copied.
    QString output = {};

    bool operator==(const ExportPlan &) const = default;

    [[nodiscard]] char delimiter() const;
    // Returns the title in the current language of the program.
    [[nodiscard]] QString shownTitle() const { return journal::shownTitle(title); }
    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static std::optional<ExportPlan> fromJson(const QJsonObject &object);

    // The columns and rows of the journal. Exports are numbered from 1.
    [[nodiscard]] static QStringList columns();
    [[nodiscard]] std::vector<journal::NewRow> newRows() const;
    [[nodiscard]] base::Result<QByteArray> request(const journal::JobRow &row) const;
    // Returns the name of the downloaded file in the job's folder.
    [[nodiscard]] static QString fileName(qint64 number, bool packed = true);
};

// The result of one export, stored as the record of its row.
struct ExportEnd
{
    // The service's record of the export, without the address of its file.
    QJsonObject record = {};
    // File name in the job's folder. Empty if there was nothing to export.
    QString file = {};
    qint64 rows = 0;
    // Number of rows in the secondary table.
    qint64 besides = 0;
    // Whether the file matches the announced total, and the reason if it does not.
    ExportFinding finding = {};
    // Digest of the main table. Empty if there is no file.
    QByteArray digest = {};
    // Exports at the service that may belong to this row, if the response to the request was lost.
    QJsonArray candidates = {};

    bool operator==(const ExportEnd &) const = default;

    [[nodiscard]] QByteArray toBytes() const;
    [[nodiscard]] static ExportEnd fromBytes(const QByteArray &bytes);
};

// A reason to doubt the file of an export.
struct ExportDoubt
{
    // Index of the export in the job.
    std::size_t at = 0;
    ExportFinding finding = {};
    // Another export whose file has the same rows, if that is the reason. The text is empty in that
    // case.
    std::optional<std::size_t> sameAs = {};
};

// Returns the suspected problems with each export. Also compares all exports of a job with each
// other.
[[nodiscard]] std::vector<ExportDoubt> doubtsAbout(const std::vector<ExportEnd> &ends);

} // namespace storedesk::exportrun
