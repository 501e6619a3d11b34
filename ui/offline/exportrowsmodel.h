// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "itemmodels/columnmodel.h"
#include "ui/offline/amounttext.h"
#include "ui/offline/exportarrangement.h"
#include "ui/offline/exportrows.h"

#include <memory>

namespace storedesk::ui::records {

// Reads rows from exports and shows those that match a search, in the chosen order. The rows are
// shared with background work and never change.
template <typename Row>
class ExportRowsModel : public itemmodels::ColumnModel<const Row *>, public ExportRows
{
public:
    using Read = std::function<base::Result<std::vector<Row>>(const activities::ActivityInput &,
                                                              base::Progress &)>;

    [[nodiscard]] QAbstractItemModel &model() override { return *this; }
    void load(const activities::ActivityInput &input) override
    {
        m_problem = {};
        m_reading.start(
            [read = m_read, input](base::Progress &progress) { return read(input, progress); },
            [this](base::Result<std::vector<Row>> &&rows) { take(std::move(rows)); });
        changed();
    }
    void clear() override
    {
        m_reading.stop();
        m_arranging.stop();
        this->setRows({});
        m_all.reset();
        m_latest.reset();
        m_problem = {};
        changed();
    }
    void search(const QString &text) override
    {
        QByteArray scratch;
        m_search = values::folded(text.trimmed().toUtf8(), scratch).toByteArray();
        arrange();
    }
    void sort(int column, Qt::SortOrder order) override
    {
        m_sortColumn = column;
        m_sortOrder = order;
        arrange();
    }
    [[nodiscard]] bool isLoading() const override { return m_reading.running(); }
    [[nodiscard]] bool isLoaded() const override { return static_cast<bool>(m_all); }
    [[nodiscard]] bool isSettled() const override
    {
        return !m_reading.running() && !m_arranging.running();
    }
    [[nodiscard]] const base::Problem &problem() const override { return m_problem; }
    [[nodiscard]] qint64 total() const override
    {
        return m_all ? static_cast<qint64>(m_all->size()) : 0;
    }
    [[nodiscard]] std::function<CopiedTable()> tableMaker(const QList<int> &shown) const override
    {
        return [columns = m_columns, shown, all = m_all, rows = this->rows()] {
            return copiedTable(*columns, shown, rows);
        };
    }
    [[nodiscard]] QStringList columnNames() const override { return namesOf(*m_columns); }
    void setCurrency(const QString &currency) override
    {
        if (*m_currency == currency)
            return;
        *m_currency = currency;
        this->reportAllChanged();
    }

protected:
    ExportRowsModel(const base::Clock &clock, QObject *parent)
        : itemmodels::ColumnModel<const Row *>(parent)
        , m_reading(clock)
        , m_arranging(clock)
    { }

    void setExport(Read read, std::vector<ExportColumn<Row>> columns)
    {
        m_read = std::move(read);
        m_columns = std::make_shared<const std::vector<ExportColumn<Row>>>(std::move(columns));
        this->setColumns(definitionsOf(*m_columns));
    }
    void setRead(Read read) { m_read = std::move(read); }
    // Formats an amount. The function may be called in any thread.
    [[nodiscard]] auto amount() const
    {
        return [currency = m_currency](const std::optional<qint64> &cents, const QString &own) {
            return cents ? amountText(*cents, own.isEmpty() ? *currency : own) : QString();
        };
    }

private:
    using All = std::shared_ptr<const std::vector<Row>>;
    using View = std::vector<const Row *>;

    void take(base::Result<std::vector<Row>> &&rows)
    {
        if (!rows) {
            m_problem = rows.error();
            return changed();
        }
        m_latest = std::make_shared<const std::vector<Row>>(*std::move(rows));
        arrange();
    }
    void arrange()
    {
        if (!m_latest)
            return;
        m_arranging.start(
            [all = m_latest, columns = m_columns, search = m_search, column = m_sortColumn,
             order = m_sortOrder](base::Progress &progress) {
                return arranged(*all, *columns, search, column, order, progress);
            },
            [this, all = m_latest](View &&view) {
                // The rows shown so far stay valid until they are replaced.
                const auto before = std::exchange(m_all, all);
                this->setRows(std::move(view));
                changed();
            });
        changed();
    }
    Read m_read;
    std::shared_ptr<const std::vector<ExportColumn<Row>>> m_columns;
    // Shared with the functions that format amounts.
    std::shared_ptr<QString> m_currency = std::make_shared<QString>();
    // The rows that were read last. They are shown once they are arranged.
    All m_latest;
    // The rows that are shown belong to these.
    All m_all;
    QByteArray m_search;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    base::Problem m_problem;
    base::BackgroundTask m_reading;
    base::BackgroundTask m_arranging;
};

} // namespace storedesk::ui::records
