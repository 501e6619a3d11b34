// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/money.h"
#include "jobs/valuelookup.h"

#include <QAbstractTableModel>
#include <QJsonArray>

#include <vector>

namespace storedesk::ui::create {

// One line of a purchase as it is typed.
struct PurchaseLine
{
    QString productId;
    int units = 1;
    std::optional<jobs::Money> unitPrice = {}; // nothing: not known yet
    int discount = 0; // in hundredths of a percent

    bool operator==(const PurchaseLine &) const = default;

    [[nodiscard]] std::optional<jobs::Money> price() const; // of the whole line
};

// The lines of a new purchase and, at the end, a row that becomes a line as soon as something is
// typed into it.
class PurchaseLines final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { ProductId, Product, Units, UnitPrice, Discount, LinePrice, Remove, ColumnCount };
    static constexpr int mostUnits = 999'999;
    static constexpr double highestPrice = 99'999'999.99;

    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] const std::vector<PurchaseLine> &lines() const { return m_lines; }
    void setLines(std::vector<PurchaseLine> lines);
    void append(const std::vector<PurchaseLine> &lines);
    void remove(int row);
    [[nodiscard]] bool isPlaceholder(const QModelIndex &index) const;

    // What is known of a product; fills the price of lines that have none.
    void setFinding(const QString &productId, const jobs::Finding &finding);
    [[nodiscard]] jobs::Finding finding(int row) const;

    [[nodiscard]] qint64 totalUnits() const;
    [[nodiscard]] std::optional<jobs::Money> total() const; // nothing while a price is missing
    [[nodiscard]] QJsonArray body() const; // as the service wants them

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void edited(); // lines or values; not what is known of products

private:
    [[nodiscard]] QVariant sign(int row, int role) const;
    [[nodiscard]] QVariant placeholder(const QModelIndex &index, int role) const;
    [[nodiscard]] QVariant cross(int row, int role) const;
    [[nodiscard]] QVariant cell(int row, int column, int role) const;
    [[nodiscard]] QString productWords(int row) const;
    void touch(int row);

    std::vector<PurchaseLine> m_lines;
    QHash<QString, jobs::Finding> m_findings;
};

} // namespace storedesk::ui::create
