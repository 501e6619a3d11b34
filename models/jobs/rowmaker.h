// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "catalogue/checker.h"
#include "http/request.h"
#include "jobs/bulkplan.h"
#include "journal/jobrow.h"

namespace storedesk::jobs {

// Converts a cell to a value of the body. A cell that does not match the rule is converted to a
// string, which the check then reports.
[[nodiscard]] QJsonValue valueOf(const catalogue::FieldRule &rule, const QString &cell);

// Fails if the plan has a column for a field that does not exist, because its cells would be
// ignored.
[[nodiscard]] base::Result<void> checkTargets(const BulkPlan &plan);

// Creates the requests of a plan and checks them against the documented rules before anything is
// sent. Reentrant.
class RowMaker final
{
public:
    explicit RowMaker(BulkPlan plan);

    // On failure, the problem describes the error in the row in one sentence.
    [[nodiscard]] base::Result<http::Request> request(const QStringList &cells) const;
    // Returns the request as stored in the journal.
    [[nodiscard]] base::Result<QByteArray> bytes(const QStringList &cells) const;
    // Returns the key of the record, used to detect duplicate rows.
    [[nodiscard]] QString keyOf(const QStringList &cells) const;
    // Returns the row for the journal, with the reason if it will not be sent.
    [[nodiscard]] journal::NewRow row(const QStringList &cells) const;
    // Counts the fields cleared by blank cells of the row.
    [[nodiscard]] qint64 clearedBy(const QStringList &cells) const;
    // Returns the reason for leaving out a second row for the same record. Empty if duplicates are
    // allowed.
    [[nodiscard]] QString repeatText(qint64 firstRow) const;

private:
    struct Column
    {
        CellTarget target;
        std::size_t rule;
    };

    [[nodiscard]] base::Result<http::Request> given(const QStringList &cells) const;
    [[nodiscard]] QJsonValue value(const Column &column, const QString &cell) const;
    [[nodiscard]] QJsonObject body(const QStringList &cells) const;
    [[nodiscard]] QString faultIn(const QJsonObject &body) const;
    [[nodiscard]] QString faultInSize(const QJsonObject &body) const;
    // Rejects error values of a spreadsheet, even for text fields.
    [[nodiscard]] QString errorValueIn(const QStringList &cells) const;
    [[nodiscard]] QString faultInKey(const QString &value) const;

    BulkPlan m_plan;
    const catalogue::Operation &m_operation;
    catalogue::Checker m_checker;
    std::vector<Column> m_columns;
};

} // namespace storedesk::jobs
