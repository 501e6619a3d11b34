// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobboard.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QSet>

#include <array>

namespace storedesk::jobs {

// The rows of one job, or those of one state or reason: line, what names the record, what became of
// it and why, then the other columns of the table. However many there are, only what is looked at
// is read, and never in this thread.
class JobRowsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        StateRole = Qt::UserRole, // int of journal::RowState
        NumberRole,
        KnownRole, // bool: the row was read
        MissingRole // bool: it was looked up, and there is no such record
    };

    // The board outlives it.
    explicit JobRowsModel(JobBoard &board, QObject *parent = nullptr);

    // How many rows a reason has is not counted here.
    void show(const QString &id, const journal::RowFilter &filter = {},
              std::optional<qint64> count = {});
    [[nodiscard]] const QString &id() const { return m_id; }
    [[nodiscard]] const journal::RowFilter &filter() const { return m_filter; }
    // Null: not read yet.
    [[nodiscard]] const journal::JobRow *row(int row) const;
    static constexpr int lineColumn = 0;
    [[nodiscard]] int stateColumn() const { return m_columns.isEmpty() ? 1 : 2; }
    [[nodiscard]] int reasonColumn() const { return stateColumn() + 1; }
    [[nodiscard]] bool settled() const { return m_asked.isEmpty(); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

Q_SIGNALS:
    void failed(const storedesk::base::Problem &problem);

private:
    using Block = std::vector<journal::JobRow>;

    void follow(const QString &id);
    void fetch(int block) const;
    void take(int block, const base::Result<Block> &rows);
    [[nodiscard]] int countNow() const;
    [[nodiscard]] bool isCreated(const journal::JobRow &row) const;
    [[nodiscard]] bool isMissing(const journal::JobRow &row) const;
    [[nodiscard]] QString stateText(const journal::JobRow &row) const;
    [[nodiscard]] int cellAt(int column) const; // which cell of the row stands there
    [[nodiscard]] QString lineText(const journal::JobRow &row) const;
    [[nodiscard]] QString reasonText(const journal::JobRow &row) const;

    // A column that every job has, in the order they stand in; the cells of the table have others.
    struct FixedColumn;
    static const std::array<FixedColumn, 3> fixedColumns;
    [[nodiscard]] const FixedColumn *fixedAt(int column) const; // or null

    JobBoard &m_board;
    QString m_id;
    journal::RowFilter m_filter;
    std::optional<qint64> m_count; // as it was told
    QStringList m_columns; // of the table
    bool m_readsFirst = false;
    bool m_changes = false; // or creates what is not there
    bool m_looksUp = false;
    int m_keyColumn = 0; // among them
    int m_rows = 0;
    int m_round = 0; // answers to what was asked before are of no use
    mutable QCache<int, Block> m_blocks;
    mutable QSet<int> m_asked;
    QSet<int> m_stale; // shown until they are read again
};

// The state of a row in one word, as the whole console says it.
[[nodiscard]] QString wordOf(journal::RowState state, const journal::JobHead &head);

} // namespace storedesk::jobs
