// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/orderassembly.h"

#include "catalogue/valuechecks.h"
#include "records/money.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::purchases {

using namespace Qt::StringLiterals;
using values::Decimal;

namespace {

struct AssemblyWords
{
    Q_DECLARE_TR_FUNCTIONS(OrderAssembly)
};

QString shown(const Decimal &amount)
{
    return records::Money::of(amount.toDouble()).text();
}

// Returns the price of one unit, provided that it has at most four decimal places.
std::optional<Decimal> dividedBy(const Decimal &price, qint64 quantity)
{
    const auto whole = records::Money::of(price.toDouble()).tenThousandths;
    if (quantity <= 0 || whole % quantity != 0)
        return std::nullopt;
    const Decimal unit(whole / quantity, 4);
    return unit.times(quantity) == price ? std::optional(unit) : std::nullopt;
}

// Returns how many units at this price make up the sum, or nothing if that is not an integer.
std::optional<qint64> unitsIn(const Decimal &price, const Decimal &unitPrice)
{
    if (unitPrice == Decimal())
        return std::nullopt;
    const auto count = qRound64(price.toDouble() / unitPrice.toDouble());
    return count > 0 && unitPrice.times(count) == price ? std::optional(count) : std::nullopt;
}

} // namespace

OrderAssembly::OrderAssembly(const OrderCells &cells, const std::vector<const OrderLine *> &lines)
    : m_cells(cells)
    , m_lines(lines)
{ }

Order OrderAssembly::make()
{
    for (const auto *line : m_lines) {
        m_order.lines.append(line->number);
        if (!line->fault.isEmpty())
            add(OrderProblem::BrokenLine, {line->number}, line->fault);
    }
    m_order.id = m_cells.text(*m_lines.front(), OrderField::OrderId);
    for (const auto *line : m_lines)
        add(m_cells.textFault(*line, OrderField::OrderId));
    // Cells in the wrong columns would only cause more faults.
    if (!m_order.faults.empty() && m_order.faults.front().problem == OrderProblem::BrokenLine)
        return std::move(m_order);
    readStatus();
    m_order.cartId = agreedText(OrderField::CartId, Qt::CaseSensitive);
    if (m_order.cartId.isEmpty())
        m_order.cartId = m_order.id;
    m_order.payment = agreedText(OrderField::Payment, Qt::CaseSensitive);
    m_order.firstName = firstText(OrderField::FirstName);
    m_order.lastName = firstText(OrderField::LastName);
    readBuyer();
    readDate();
    readCurrency();
    for (const auto *line : m_lines)
        readItem(*line);
    if (m_order.items.empty() && m_order.faults.empty())
        add(OrderProblem::NoProduct, m_order.lines);
    readTotals();
    readRefund();
    judgeStatus();
    return std::move(m_order);
}

void OrderAssembly::add(OrderProblem problem, const QList<qint64> &lines, const QString &detail)
{
    m_order.faults.push_back({.problem = problem, .lines = lines, .detail = detail});
}

void OrderAssembly::add(const std::optional<OrderFault> &fault)
{
    if (fault)
        (isRepaired(*fault) ? m_order.repairs : m_order.faults).push_back(*fault);
}

bool OrderAssembly::isRepaired(const OrderFault &fault) const
{
    return m_cells.options().repair && isRepairable(fault.problem);
}

void OrderAssembly::contradict(OrderField field, const OrderLine &one, const OrderLine &other)
{
    add(OrderProblem::Contradiction, {one.number, other.number},
        AssemblyWords::tr("%1: “%2” on line %3, “%4” on line %5.")
            .arg(titleOf(field), m_cells.text(one, field), QString::number(one.number),
                 m_cells.text(other, field), QString::number(other.number)));
}

QString OrderAssembly::agreedText(OrderField field, Qt::CaseSensitivity cases)
{
    const OrderLine *first = nullptr;
    for (const auto *line : m_lines) {
        const auto text = m_cells.text(*line, field);
        if (text.isEmpty())
            continue;
        add(m_cells.textFault(*line, field));
        if (!first)
            first = line;
        else if (text.compare(m_cells.text(*first, field), cases) != 0)
            contradict(field, *first, *line);
    }
    return first ? m_cells.text(*first, field) : QString();
}

QString OrderAssembly::firstText(OrderField field) const
{
    for (const auto *line : m_lines) {
        const auto text = m_cells.text(*line, field);
        const auto fault = m_cells.textFault(*line, field);
        if (!text.isEmpty() && (!fault || isRepaired(*fault)))
            return text;
    }
    return {};
}

std::optional<Decimal> OrderAssembly::amountIn(const OrderLine &line, OrderField field)
{
    const auto cell = m_cells.amount(line, field);
    add(cell.fault);
    if (!cell.value)
        return std::nullopt;
    const auto &currency = cell.value->currency;
    if (m_currency.isEmpty())
        m_currency = currency;
    else if (!currency.isEmpty() && currency != m_currency)
        add(OrderProblem::Contradiction, {line.number},
            AssemblyWords::tr("%1: “%2”, but the order is in %3.")
                .arg(titleOf(field), m_cells.text(line, field), m_currency));
    return cell.value->value;
}

std::optional<Decimal> OrderAssembly::agreedAmount(OrderField field)
{
    const OrderLine *first = nullptr;
    std::optional<Decimal> agreed;
    for (const auto *line : m_lines) {
        const auto amount = amountIn(*line, field);
        if (!amount)
            continue;
        if (!agreed) {
            first = line;
            agreed = amount;
        } else if (*amount != *agreed) {
            contradict(field, *first, *line);
        }
    }
    return agreed;
}

void OrderAssembly::readStatus()
{
    const auto &decisions = m_cells.options().statuses;
    bool isBlank = false;
    for (const auto field : statusFields) {
        const bool isDelivery = field == OrderField::Fulfilment;
        const auto text = agreedText(field, Qt::CaseInsensitive);
        if (text.isEmpty()) {
            // Shops leave the delivery status blank until the delivery begins.
            isBlank = isBlank || (m_cells.matching().has(field) && !isDelivery);
            continue;
        }
        const auto status = statusOf(text, field, decisions);
        // The progress of a delivery does not affect whether the order is a sale.
        if (!isDelivery || status.meaning != StatusMeaning::Sale)
            m_order.statuses.push_back(status);
    }
    // A blank cell next to a status has no meaning. If all cells are blank, the user decides.
    if (isBlank && m_order.statuses.empty())
        m_order.statuses.push_back(statusOf({}, OrderField::Status, decisions));
    if (!agreedText(OrderField::CancelledAt, Qt::CaseInsensitive).isEmpty())
        m_order.statuses.push_back(impliedStatus("cancelled"_L1, decisions));
    // Contradictory lines are reported and not evaluated.
    if (m_order.has(OrderProblem::Contradiction))
        m_order.statuses.clear();
}

void OrderAssembly::readRefund()
{
    const auto refund = agreedAmount(OrderField::Refunded);
    if (!refund || *refund == Decimal())
        return;
    const auto word = *refund < m_order.total ? "partially refunded"_L1 : "refunded"_L1;
    m_order.statuses.push_back(impliedStatus(word, m_cells.options().statuses));
}

// Clears the other faults of an order that is not a sale, because it is not sent.
void OrderAssembly::judgeStatus()
{
    const auto decisive = std::ranges::max_element(m_order.statuses, {}, &OrderStatus::meaning);
    if (decisive == m_order.statuses.end() || decisive->meaning == StatusMeaning::Sale)
        return;
    const auto detail = decisive->text.isEmpty()
        ? AssemblyWords::tr("The status is blank.")
        : AssemblyWords::tr("Status: “%1”.").arg(decisive->text.left(60));
    if (decisive->meaning == StatusMeaning::NotSale) {
        m_order.faults.clear();
        m_order.repairs.clear();
    }
    add(decisive->meaning == StatusMeaning::NotSale       ? OrderProblem::NotASale
            : decisive->meaning == StatusMeaning::Unknown ? OrderProblem::UnknownStatus
                                                          : OrderProblem::PartlyRefunded,
        m_order.lines, detail);
}

void OrderAssembly::readBuyer()
{
    m_order.email = agreedText(OrderField::Email, Qt::CaseInsensitive);
    m_order.externalId = agreedText(OrderField::ExternalId, Qt::CaseSensitive);
    if (m_order.email.isEmpty() && m_order.externalId.isEmpty())
        add(OrderProblem::NoBuyer, m_order.lines);
    else if (!m_order.email.isEmpty()
             && !catalogue::valuechecks::isEmail(m_order.email.toStdString()))
        add(OrderProblem::NotEmail, m_order.lines, u"“%1”."_s.arg(m_order.email));
}

void OrderAssembly::readDate()
{
    const OrderLine *first = nullptr;
    bool isFaulty = false;
    for (const auto *line : m_lines) {
        const auto cell = m_cells.date(*line);
        add(cell.fault);
        isFaulty = isFaulty || cell.fault;
        if (!cell.value)
            continue;
        if (!first) {
            first = line;
            m_order.date = *cell.value;
        } else if (*cell.value != m_order.date) {
            contradict(OrderField::Date, *first, *line);
        }
    }
    if (!first && !isFaulty)
        add(OrderProblem::NoDate, m_order.lines);
}

void OrderAssembly::readCurrency()
{
    m_currency = agreedText(OrderField::Currency, Qt::CaseInsensitive).toUpper();
    if (!m_currency.isEmpty() && !isCurrency(m_currency))
        add(OrderProblem::UnknownCurrency, m_order.lines, u"“%1”."_s.arg(m_currency));
}

std::optional<qint64> OrderAssembly::quantityOf(const OrderLine &line,
                                                const std::optional<Decimal> &unitPrice,
                                                const std::optional<Decimal> &price)
{
    const auto cell = m_cells.quantity(line, OrderField::Quantity);
    add(cell.fault);
    if (cell.value || cell.fault)
        return cell.value;
    const auto units = unitPrice && price ? unitsIn(*price, *unitPrice) : std::nullopt;
    if (!units)
        add(OrderProblem::NoQuantity, {line.number});
    return units;
}

void OrderAssembly::readItem(const OrderLine &line)
{
    static constexpr auto ofItems = {OrderField::ProductId, OrderField::ProductName,
                                     OrderField::Quantity, OrderField::UnitPrice,
                                     OrderField::LineTotal};
    // This line only repeats or adds values that belong to the order.
    if (std::ranges::all_of(ofItems,
                            [&](OrderField field) { return m_cells.text(line, field).isEmpty(); }))
        return;
    OrderItem item{.line = line.number,
                   .productId = m_cells.text(line, OrderField::ProductId),
                   .name = m_cells.text(line, OrderField::ProductName),
                   .url = m_cells.text(line, OrderField::ProductUrl)};
    for (const auto field :
         {OrderField::ProductId, OrderField::ProductName, OrderField::ProductUrl})
        add(m_cells.textFault(line, field));
    if (item.productId.isEmpty())
        add(OrderProblem::NoProduct, {line.number},
            item.name.isEmpty() ? QString() : u"“%1”."_s.arg(item.name));
    const auto faults = m_order.faults.size();
    const auto unitPrice = amountIn(line, OrderField::UnitPrice);
    const auto price = amountIn(line, OrderField::LineTotal);
    const auto discount = amountIn(line, OrderField::LineDiscount).value_or(Decimal());
    if (!unitPrice && !price) {
        // An unreadable price has already been reported.
        if (m_order.faults.size() == faults)
            add(OrderProblem::NoPrice, {line.number});
        return;
    }
    const auto quantity = quantityOf(line, unitPrice, price);
    if (!quantity)
        return;
    item.quantity = *quantity;
    item.unitPrice = unitPrice ? unitPrice : dividedBy(*price, *quantity);
    auto derived = unitPrice ? unitPrice->times(*quantity) : *price;
    item.price = price.value_or(derived += unitPrice ? discount.times(-1) : Decimal());
    if (unitPrice && price)
        checkLine(item, *price, discount);
    if (item.price < Decimal())
        add(OrderProblem::NegativeAmount, {line.number}, u"%1."_s.arg(shown(item.price)));
    m_order.items.push_back(item);
}

void OrderAssembly::checkLine(const OrderItem &item, const Decimal &given, const Decimal &discount)
{
    const auto whole = item.unitPrice->times(item.quantity);
    auto reduced = whole;
    reduced += discount.times(-1);
    if (given == whole || given == reduced || m_cells.options().acceptDifferences)
        return;
    add(OrderProblem::LineDiffers, {item.line},
        AssemblyWords::tr("%1 × %2 is %3, but the file says %4.")
            .arg(QString::number(item.quantity), shown(*item.unitPrice), shown(reduced),
                 shown(given)));
}

void OrderAssembly::readTotals()
{
    const auto faults = m_order.faults.size();
    const Sums sums{.total = agreedAmount(OrderField::Total),
                    .shipping = agreedAmount(OrderField::Shipping),
                    .tax = agreedAmount(OrderField::Tax),
                    .discount = agreedAmount(OrderField::Discount)};
    for (const auto &item : m_order.items)
        m_order.units += item.quantity;
    const bool isReadable = m_order.faults.size() == faults;
    const bool isComplete = std::ranges::none_of(m_order.faults, [](const OrderFault &fault) {
        return !isRepairable(fault.problem) && !isDifference(fault.problem);
    });
    // Sums in an order with unreadable lines would only cause more faults.
    if (sums.total)
        m_order.total = *sums.total;
    else if (const auto derived = isReadable ? derivedTotal(sums) : std::nullopt)
        m_order.total = *derived;
    if (sums.total && isComplete)
        checkTotal(sums);
    for (const auto *line : m_lines) {
        const auto units = m_cells.quantity(*line, OrderField::Units);
        add(units.fault);
        if (units.value && isComplete && *units.value != m_order.units
            && !m_cells.options().acceptDifferences)
            add(OrderProblem::UnitsDiffer, {line->number},
                AssemblyWords::tr("The items add up to %1, but the file says %2.")
                    .arg(m_order.units)
                    .arg(*units.value));
    }
}

std::optional<Decimal> OrderAssembly::derivedTotal(const Sums &sums)
{
    if (sums.tax && *sums.tax != Decimal()) {
        add(OrderProblem::NoTotal, m_order.lines);
        return std::nullopt;
    }
    Decimal total;
    for (const auto &item : m_order.items)
        total += item.price;
    total += sums.shipping.value_or(Decimal());
    total += sums.discount.value_or(Decimal()).times(-1);
    if (total < Decimal())
        add(OrderProblem::NegativeAmount, m_order.lines, u"%1."_s.arg(shown(total)));
    return total;
}

// Totals and prices include different things in different shops, so every sum of the lines with or
// without shipping, tax and discount is accepted.
void OrderAssembly::checkTotal(const Sums &sums)
{
    Decimal lines;
    for (const auto &item : m_order.items)
        lines += item.price;
    const std::array parts{sums.shipping.value_or(Decimal()), sums.tax.value_or(Decimal()),
                           sums.discount.value_or(Decimal()).times(-1)};
    for (unsigned choice = 0; choice < 1U << parts.size(); ++choice) {
        auto sum = lines;
        for (std::size_t part = 0; part < parts.size(); ++part)
            sum += (choice >> part & 1U) != 0 ? parts[part] : Decimal();
        if (sum == *sums.total)
            return;
    }
    if (m_cells.options().acceptDifferences)
        return;
    auto all = lines;
    all += parts[0];
    all += parts[2];
    add(OrderProblem::TotalDiffers, m_order.lines,
        AssemblyWords::tr(
            "The items add up to %1 (%2 with shipping and discount), but the file says %3.")
            .arg(shown(lines), shown(all), shown(*sums.total)));
}

} // namespace storedesk::purchases
