// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobmanager.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QSet>

#include <array>

namespace storedesk::jobs {

// The rows of one job, optionally filtered by state or reason: line, record key, state and reason,
// then the other columns of the table. Reads only the visible blocks, in another thread. Not a
// ColumnModel, because a job can have millions of rows. While a job runs, sorted rows stay in their
// places; they are sorted again when it stops.
class JobRowsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        // The int value of a journal::RowState.
        StateRole = Qt::UserRole,
        NumberRole,
        // A bool that is true if the row has been read.
        KnownRole,
        // A bool that is true if the row was looked up and the record does not exist.
        MissingRole
    };

    // The job manager must outlive the model.
    explicit JobRowsModel(JobManager &jobManager, QObject *parent = nullptr);

    // The count is required for a filter by reason, because the model does not count these rows.
    void show(const QString &id, const journal::RowFilter &filter = {},
              std::optional<qint64> count = {});
    [[nodiscard]] const QString &id() const { return m_id; }
    [[nodiscard]] const journal::RowFilter &filter() const { return m_filter; }
    // Returns null if the row has not been read yet.
    [[nodiscard]] const journal::JobRow *row(int row) const;
    static constexpr int lineColumn = 0;
    [[nodiscard]] int stateColumn() const { return m_columns.isEmpty() ? 1 : 2; }
    [[nodiscard]] int reasonColumn() const { return stateColumn() + 1; }
    [[nodiscard]] bool settled() const { return m_asked.isEmpty() && !m_sorting; }
    // The numbers of all rows in the order shown. Empty while the rows are in their own order.
    [[nodiscard]] const std::vector<qint64> &sortedNumbers() const { return m_numbers; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    // The rows are sorted in another thread. Column -1 restores their own order.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
    void failed(const storedesk::base::Problem &problem);

private:
    using Block = std::vector<journal::JobRow>;

    void follow(const QString &id);
    void followSorted();
    void followCount(int now);
    void readOrder();
    void arrange(std::vector<qint64> numbers);
    [[nodiscard]] std::optional<journal::RowOrder> orderOf(int column) const;
    // Returns 0 if the row has not been read.
    [[nodiscard]] qint64 numberAt(int row) const;
    [[nodiscard]] bool isRunning() const { return m_jobManager.runOf(m_id) != nullptr; }
    void fetch(int block) const;
    void storeBlock(int block, const base::Result<Block> &rows);
    [[nodiscard]] int countNow() const;
    [[nodiscard]] bool isCreated(const journal::JobRow &row) const;
    [[nodiscard]] bool isMissing(const journal::JobRow &row) const;
    [[nodiscard]] QString stateText(const journal::JobRow &row) const;
    // Returns the index of the cell shown in this column.
    [[nodiscard]] int cellAt(int column) const;
    [[nodiscard]] QString lineText(const journal::JobRow &row) const;
    [[nodiscard]] QString reasonText(const journal::JobRow &row) const;

    // A column that every job has, in display order. The other columns show the cells of the table.
    struct FixedColumn;
    static const std::array<FixedColumn, 3> fixedColumns;
    // Returns null for other columns.
    [[nodiscard]] const FixedColumn *fixedAt(int column) const;

    JobManager &m_jobManager;
    QString m_id;
    journal::RowFilter m_filter;
    // The count passed to show().
    std::optional<qint64> m_count;
    // Columns of the table.
    QStringList m_columns;
    bool m_readsFirst = false;
    // Whether the job updates records or creates missing records.
    bool m_changes = false;
    bool m_looksUp = false;
    // Index in m_columns.
    int m_keyColumn = 0;
    int m_rows = 0;
    // Incremented to ignore outdated results.
    int m_round = 0;
    mutable QCache<int, Block> m_blocks;
    mutable QSet<int> m_asked;
    // The chosen order; nothing for the order of the rows themselves.
    std::optional<journal::RowOrder> m_order;
    std::vector<qint64> m_numbers;
    // Whether the order is being read, and whether it has to be read again after that.
    bool m_sorting = false;
    bool m_sortsAgain = false;
    bool m_wasRunning = false;
    // Outdated blocks, which are shown until they have been read again.
    QSet<int> m_stale;
};

// Returns the state of a row in one word, as used in the whole program.
[[nodiscard]] QString wordOf(journal::RowState state, const journal::JobHead &head);

} // namespace storedesk::jobs
