// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/columnmodel.h"
#include "records/money.h"
#include "records/valuelookup.h"

#include <QJsonArray>

#include <vector>

namespace storedesk::ui::purchases {

// One line of a purchase as typed.
struct PurchaseItem
{
    QString productId;
    int units = 1;
    // Unit price; nullopt if not known yet.
    std::optional<storedesk::records::Money> unitPrice = {};
    // Discount in hundredths of a percent.
    int discount = 0;

    bool operator==(const PurchaseItem &) const = default;

    // Returns the price of the whole line.
    [[nodiscard]] std::optional<storedesk::records::Money> price() const;
};

// The lines of a new purchase, followed by a placeholder row that becomes a line when the user
// types into it.
class PurchaseItems final : public itemmodels::ColumnModel<PurchaseItem>
{
    Q_OBJECT

public:
    enum Column { ProductId, Product, Units, UnitPrice, Discount, LinePrice, Remove, ColumnCount };
    static constexpr int mostUnits = 999'999;
    static constexpr double highestPrice = 99'999'999.99;

    explicit PurchaseItems(QObject *parent = nullptr);

    [[nodiscard]] const std::vector<PurchaseItem> &lines() const { return rows(); }
    void setLines(std::vector<PurchaseItem> lines);
    void append(const std::vector<PurchaseItem> &lines);
    void remove(int row);
    void insert(int row, const PurchaseItem &line);
    [[nodiscard]] bool isPlaceholder(const QModelIndex &index) const;

    // Stores the lookup result of a product and fills in the price of lines without a price.
    void setFinding(const QString &productId, const storedesk::records::ValueFinding &finding);
    [[nodiscard]] storedesk::records::ValueFinding finding(int row) const;

    [[nodiscard]] qint64 totalUnits() const;
    // Returns the total; nullopt while a price is missing.
    [[nodiscard]] std::optional<storedesk::records::Money> total() const;
    // Returns the lines in the format of the API.
    [[nodiscard]] QJsonArray body() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    // Emitted when lines or values change, but not for lookup results.
    void edited();

private:
    // Whether the user adds a line by typing into this cell.
    [[nodiscard]] bool isEntry(const QModelIndex &index) const;
    [[nodiscard]] storedesk::records::ValueFinding findingOf(const PurchaseItem &line) const;
    [[nodiscard]] QVariant sign(const PurchaseItem &line, int role) const;
    [[nodiscard]] QString productWords(const PurchaseItem &line) const;

    QHash<QString, storedesk::records::ValueFinding> m_findings;
};

} // namespace storedesk::ui::purchases
