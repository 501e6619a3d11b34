// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/purchases/purchaseitems.h"

#include "catalogue/key.h"
#include "itemmodels/showntext.h"
#include "ui/tables/celldelegate.h"

#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <numeric>

namespace storedesk::ui::purchases {

using namespace Qt::StringLiterals;
using State = storedesk::records::ValueFinding::State;
namespace key = catalogue::key;

std::optional<storedesk::records::Money> PurchaseItem::price() const
{
    return unitPrice ? std::optional(storedesk::records::priceOf(*unitPrice, units, discount))
                     : std::nullopt;
}

static double within(const QVariant &value, double least, double most)
{
    return std::clamp(value.toDouble(), least, most);
}

static void setUnits(PurchaseItem &line, const QVariant &value)
{
    line.units = std::clamp(value.toInt(), 0, PurchaseItems::mostUnits);
}

static void setUnitPrice(PurchaseItem &line, const QVariant &value)
{
    line.unitPrice = storedesk::records::Money::of(
        within(value, -PurchaseItems::highestPrice, PurchaseItems::highestPrice));
}

static void setDiscount(PurchaseItem &line, const QVariant &value)
{
    line.discount =
        static_cast<int>(storedesk::records::Money::of(within(value, 0, 100)).tenThousandths / 100);
}

static QString unitPriceText(const PurchaseItem &line)
{
    return line.unitPrice ? line.unitPrice->text(QLocale()) : PurchaseItems::tr("missing");
}

static QString discountText(const PurchaseItem &line)
{
    return PurchaseItems::tr("%1%").arg(QLocale().toString(line.discount / 100.0, 'g', 5));
}

static QString removeText(const PurchaseItem &line)
{
    return PurchaseItems::tr("Remove the item %1").arg(itemmodels::shownText(line.productId));
}

static constexpr auto atTheRight = Qt::AlignRight | Qt::AlignVCenter;

PurchaseItems::PurchaseItems(QObject *parent)
    : ColumnModel(parent)
{
    // clang-format off
    setColumns({
        {.column = ProductId, .title = [] { return tr("Product ID"); }, .text = &PurchaseItem::productId,
         .roles = {{Qt::EditRole, &PurchaseItem::productId}},
         .flags = Qt::ItemIsEditable,
         .setValue = [](PurchaseItem &line, const QVariant &value) { line.productId = value.toString().trimmed(); }},
        {.column = Product, .title = [] { return tr("Product"); },
         .text = [this](const PurchaseItem &line) { return productWords(line); },
         .roles = {{ItemIconRole, [this](const PurchaseItem &line) { return sign(line, ItemIconRole); }},
                   {ItemToneRole, [this](const PurchaseItem &line) { return sign(line, ItemToneRole); }}}},
        {.column = Units, .title = [] { return tr("Units"); }, .alignment = atTheRight,
         .text = [](const PurchaseItem &line) { return QLocale().toString(line.units); },
         .roles = {{Qt::EditRole, &PurchaseItem::units}}, .flags = Qt::ItemIsEditable, .setValue = setUnits},
        {.column = UnitPrice, .title = [] { return tr("Unit price"); }, .alignment = atTheRight,
         .text = unitPriceText,
         .roles = {{Qt::EditRole, [](const PurchaseItem &line) { return line.unitPrice.value_or(storedesk::records::Money()).amount(); }},
                   {ItemMutedRole, [](const PurchaseItem &line) { return !line.unitPrice; }}},
         .flags = Qt::ItemIsEditable, .setValue = setUnitPrice},
        {.column = Discount, .title = [] { return tr("Discount"); }, .alignment = atTheRight,
         .text = discountText,
         .roles = {{Qt::EditRole, [](const PurchaseItem &line) { return line.discount / 100.0; }}},
         .flags = Qt::ItemIsEditable, .setValue = setDiscount},
        {.column = LinePrice, .title = [] { return tr("Item price"); }, .alignment = atTheRight,
         .text = [](const PurchaseItem &line) { return line.price() ? line.price()->text(QLocale()) : QString(); }},
        {.column = Remove, .alignment = atTheRight,
         .roles = {{ItemIconRole, [](const PurchaseItem &) { return QVariant::fromValue(Icon::Close); }},
                   {ItemToneRole, [](const PurchaseItem &) { return 0; }},
                   {Qt::ToolTipRole, removeText},
                   {Qt::AccessibleTextRole, removeText}}},
    }, {
        {Qt::AccessibleTextRole, [](const PurchaseItem &line, const Definition &column) { return column.textOf(line); }},
    });
    // clang-format on
}

void PurchaseItems::setLines(std::vector<PurchaseItem> lines)
{
    setRows(std::move(lines));
    Q_EMIT edited();
}

void PurchaseItems::append(const std::vector<PurchaseItem> &lines)
{
    if (lines.empty())
        return;
    insertRowsAt(static_cast<int>(rows().size()), lines);
    for (const auto &line : lines)
        setFinding(line.productId, findingOf(line));
    Q_EMIT edited();
}

void PurchaseItems::remove(int row)
{
    if (row < 0 || row >= static_cast<int>(rows().size()))
        return;
    removeRowsAt(row);
    Q_EMIT edited();
}

void PurchaseItems::insert(int row, const PurchaseItem &line)
{
    insertRowsAt(std::clamp(row, 0, static_cast<int>(rows().size())), {line});
    Q_EMIT edited();
}

bool PurchaseItems::isPlaceholder(const QModelIndex &index) const
{
    return index.isValid() && index.row() == static_cast<int>(rows().size());
}

bool PurchaseItems::isEntry(const QModelIndex &index) const
{
    return isPlaceholder(index) && index.column() == ProductId;
}

storedesk::records::ValueFinding PurchaseItems::finding(int row) const
{
    return findingOf(rowAt(row));
}

storedesk::records::ValueFinding PurchaseItems::findingOf(const PurchaseItem &line) const
{
    return m_findings.value(line.productId);
}

void PurchaseItems::setFinding(const QString &productId,
                               const storedesk::records::ValueFinding &finding)
{
    m_findings.insert(productId, finding);
    const auto price = storedesk::records::Money::of(finding.record[key::unitPrice]);
    bool filled = false;
    for (int row = 0; row < static_cast<int>(rows().size()); ++row) {
        auto line = rowAt(row);
        if (line.productId != productId)
            continue;
        if (!line.unitPrice && price) {
            line.unitPrice = price;
            filled = true;
        }
        replaceRow(row, line);
    }
    if (filled)
        Q_EMIT edited();
}

qint64 PurchaseItems::totalUnits() const
{
    return std::accumulate(lines().begin(), lines().end(), qint64(0),
                           [](qint64 sum, const PurchaseItem &line) { return sum + line.units; });
}

std::optional<storedesk::records::Money> PurchaseItems::total() const
{
    storedesk::records::Money sum;
    for (const auto &line : lines()) {
        const auto price = line.price();
        if (!price)
            return std::nullopt;
        sum = sum + *price;
    }
    return sum;
}

QJsonArray PurchaseItems::body() const
{
    QJsonArray list;
    for (const auto &line : lines()) {
        QJsonObject entry{{key::productId, line.productId}, {key::quantity, line.units}};
        if (const auto price = line.price()) {
            entry[key::price] = price->amount();
            entry[key::unitPrice] = line.unitPrice->amount();
        }
        if (line.discount > 0)
            entry[key::discountedPercentage] = line.discount / 100.0;
        list.append(entry);
    }
    return list;
}

int PurchaseItems::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows().size()) + 1;
}

Qt::ItemFlags PurchaseItems::flags(const QModelIndex &index) const
{
    const auto usual = ColumnModel::flags(index);
    return !isPlaceholder(index) || isEntry(index) ? usual
                                                   : usual & ~Qt::ItemFlags(Qt::ItemIsEditable);
}

bool PurchaseItems::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (isPlaceholder(index)) {
        const auto productId = value.toString().trimmed();
        if (!acceptsInput(index, role) || productId.isEmpty())
            return false;
        append({PurchaseItem{.productId = productId}});
        return true;
    }
    const auto changed = rowWithInput(index, value, role);
    if (!changed)
        return false;
    if (*changed != rowAt(index.row())) {
        replaceRow(index.row(), *changed);
        Q_EMIT edited();
    }
    return true;
}

static QString productName(const QJsonObject &product)
{
    const auto name = product[key::name].toString();
    return name.isEmpty() ? PurchaseItems::tr("In the catalogue, no name")
                          : itemmodels::shownText(name);
}

QString PurchaseItems::productWords(const PurchaseItem &line) const
{
    if (line.productId.isEmpty())
        return tr("Enter a product ID");
    const auto known = findingOf(line);
    switch (known.state) {
    case State::Unasked:
        return {};
    case State::Asking:
        return tr("Checking…");
    case State::Found:
        return productName(known.record);
    case State::Missing:
        return tr("Not in the catalogue.");
    case State::Failed:
        return tr("Couldn't look it up. %1").arg(known.words);
    }
    return {};
}

QVariant PurchaseItems::sign(const PurchaseItem &line, int role) const
{
    struct Shown
    {
        Icon icon;
        Tone tone;
    };
    const auto of = [](State state) -> std::optional<Shown> {
        switch (state) {
        case State::Asking:
            return Shown{Icon::Ring, Tone::Accent};
        case State::Found:
            return Shown{Icon::TickCircle, Tone::Ok};
        case State::Missing:
            return Shown{Icon::CrossCircle, Tone::Err};
        case State::Failed:
            return Shown{Icon::Warning, Tone::Warn};
        default:
            return std::nullopt;
        }
    };
    const auto shown =
        line.productId.isEmpty() ? Shown{Icon::CrossCircle, Tone::Err} : of(findingOf(line).state);
    if (!shown)
        return {};
    return role == ItemIconRole ? QVariant::fromValue(shown->icon)
                                : QVariant(static_cast<int>(shown->tone));
}

QVariant PurchaseItems::data(const QModelIndex &index, int role) const
{
    if (!isPlaceholder(index))
        return ColumnModel::data(index, role);
    if (role == Qt::TextAlignmentRole)
        return headerData(index.column(), Qt::Horizontal, role);
    if (role == Qt::DisplayRole && isEntry(index))
        return tr("Type a product ID…");
    return role == ItemMutedRole ? QVariant(true) : QVariant();
}

} // namespace storedesk::ui::purchases
