// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"
#include "base/result.h"
#include "catalogue/checker.h"
#include "jobs/bulkplan.h"
#include "journal/jobrow.h"

namespace storedesk::jobs {

// The value of a cell as a body has it. What cannot be read as the rule wants it stays a text, and
// the check says so.
[[nodiscard]] QJsonValue valueOf(const catalogue::FieldRule &rule, const QString &cell);

// Fails when a column of the plan goes to a field that does not exist: its cells would be left out.
[[nodiscard]] base::Result<void> checkTargets(const BulkPlan &plan);

// Makes the requests of a plan, and checks them against the documented rules before anything is
// sent. Any thread may use its own.
class RowMaker final
{
public:
    explicit RowMaker(BulkPlan plan);

    // The problem says in one sentence what is wrong with the row.
    [[nodiscard]] base::Result<api::Request> request(const QStringList &cells) const;
    // The same as the journal keeps it.
    [[nodiscard]] base::Result<QByteArray> bytes(const QStringList &cells) const;
    // What names the record, for rows that must not come twice.
    [[nodiscard]] QString keyOf(const QStringList &cells) const;
    // The row as the journal takes it, with why it will not be sent.
    [[nodiscard]] journal::NewRow row(const QStringList &cells) const;
    // How many fields blank cells of the row clear.
    [[nodiscard]] qint64 clearedBy(const QStringList &cells) const;
    // Why a second row for the same record is left out; empty: it may come as often as it likes.
    [[nodiscard]] QString repeatText(qint64 firstRow) const;

private:
    struct Column
    {
        CellTarget target;
        std::size_t rule;
    };

    [[nodiscard]] base::Result<api::Request> given(const QStringList &cells) const;
    [[nodiscard]] QJsonValue value(const Column &column, const QString &cell) const;
    [[nodiscard]] QJsonObject body(const QStringList &cells) const;
    [[nodiscard]] QString faultIn(const QJsonObject &body) const;
    // Error values of a spreadsheet are no values, not even of a text.
    [[nodiscard]] QString errorValueIn(const QStringList &cells) const;
    [[nodiscard]] QString faultInKey(const QString &value) const;

    BulkPlan m_plan;
    const catalogue::Operation &m_operation;
    catalogue::Checker m_checker;
    std::vector<Column> m_columns;
};

} // namespace storedesk::jobs
