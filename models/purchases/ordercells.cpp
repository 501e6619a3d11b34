// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/ordercells.h"

#include "base/utc.h"
#include "catalogue/isodate.h"
#include "catalogue/valuechecks.h"
#include "importcheck/cellrepairs.h"
#include "importcheck/dateorders.h"
#include "importcheck/textfaults.h"
#include "statistics/columnevidence.h"
#include "tablefile/errorvalue.h"
#include "values/datetext.h"
#include "values/numbertext.h"

#include <QSet>

namespace storedesk::purchases {

using namespace Qt::StringLiterals;
using values::DateOrder;
using values::Decimal;
using values::DecimalSign;
using values::NumberText;

namespace {

// No order is this large, and JSON numbers are exact below this amount.
const Decimal largestAmount(1'000'000'000'000);

// Returns whether the amount reduces the total. Shops write such amounts with and without a minus
// sign.
bool isOff(OrderField field)
{
    return field == OrderField::Discount || field == OrderField::LineDiscount
        || field == OrderField::Refunded;
}

std::optional<Decimal> valueOf(const NumberText &number, DecimalSign decimal)
{
    if (number.reads(decimal))
        return number.value(decimal);
    const auto other = decimal == DecimalSign::Comma ? DecimalSign::Point : DecimalSign::Comma;
    return number.reads(other) ? std::optional(number.value(other)) : std::nullopt;
}

// Converts a sign or word next to an amount to the code that a currency column contains.
QString currencyOf(quint8 unit)
{
    if (unit == values::noUnit)
        return {};
    const auto shown = QString::fromUtf8(values::unitText(unit));
    static const QHash<QString, QString> codes{
        {u"€"_s, u"EUR"_s},  {u"$"_s, u"USD"_s},  {u"£"_s, u"GBP"_s},  {u"¥"_s, u"JPY"_s},
        {u"R$"_s, u"BRL"_s}, {u"₹"_s, u"INR"_s},  {u"₽"_s, u"RUB"_s},  {u"₺"_s, u"TRY"_s},
        {u"₩"_s, u"KRW"_s},  {u"zł"_s, u"PLN"_s}, {u"Kč"_s, u"CZK"_s}, {u"Ft"_s, u"HUF"_s},
        {u"lei"_s, u"RON"_s}};
    return codes.value(shown, shown);
}

} // namespace

bool isCurrency(const QString &code)
{
    static const auto words =
        u"AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN "
        "BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD "
        "FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY "
        "KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP "
        "MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR "
        "RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT "
        "TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW "
        "ZWL"_s.split(u' ');
    static const QSet<QString> codes(words.cbegin(), words.cend());
    return codes.contains(code);
}

OrderCells::OrderCells(const OrderMatching &matching, const OrderOptions &options,
                       const std::vector<OrderLine> &lines)
    : m_matching(matching)
    , m_options(options)
{
    gatherEvidence(lines);
}

void OrderCells::gatherEvidence(const std::vector<OrderLine> &lines)
{
    importcheck::DateOrders dates;
    statistics::ColumnEvidence numbers;
    for (const auto &line : lines) {
        if (!line.fault.isEmpty())
            continue;
        for (int column = 0; column < m_matching.columns(); ++column) {
            const auto field = m_matching.fieldOf(column);
            const auto cell = line.cells.value(column).toUtf8();
            if (field == OrderField::Date)
                dates.add(cell);
            else if (field && isMoney(*field))
                numbers.add(cell);
        }
    }
    m_dates = m_options.dates ? m_options.dates : dates.order();
    m_decimals = m_options.decimals;
    if (!m_decimals && (numbers.pointOnly == 0) != (numbers.commaOnly == 0))
        m_decimals = numbers.commaOnly > 0 ? DecimalSign::Comma : DecimalSign::Point;
}

QString OrderCells::raw(const OrderLine &line, OrderField field) const
{
    const auto column = m_matching.columnOf(field);
    return column ? line.cells.value(*column) : QString();
}

QString OrderCells::text(const OrderLine &line, OrderField field) const
{
    return raw(line, field).trimmed();
}

OrderFault OrderCells::faultIn(const OrderLine &line, OrderField field, OrderProblem problem) const
{
    return {.problem = problem,
            .lines = {line.number},
            .detail = u"%1: “%2”."_s.arg(titleOf(field), text(line, field).left(60))};
}

std::optional<OrderFault> OrderCells::textFault(const OrderLine &line, OrderField field) const
{
    const auto cell = raw(line, field);
    const auto bytes = cell.toUtf8();
    if (tablefile::isErrorValue(bytes.trimmed()))
        return faultIn(line, field, OrderProblem::ErrorValue);
    const auto trimmed = cell.trimmed();
    const auto fault = importcheck::textFaultOf(trimmed.toUtf8());
    if (fault == importcheck::FaultKind::Mojibake
        || fault == importcheck::FaultKind::ControlCharacter
        || trimmed.contains(QChar::ReplacementCharacter))
        return faultIn(line, field, OrderProblem::BrokenLine);
    if (trimmed == cell)
        return {};
    auto blanks = faultIn(line, field, OrderProblem::Blanks);
    blanks.repaired = trimmed;
    return blanks;
}

CellValue<Amount> OrderCells::amount(const OrderLine &line, OrderField field) const
{
    const auto cell = raw(line, field).toUtf8();
    const auto plain = values::trimmedText(cell);
    const auto refused = [&](OrderProblem problem) {
        return CellValue<Amount>{.fault = faultIn(line, field, problem)};
    };
    if (plain.isEmpty())
        return {};
    if (tablefile::isErrorValue(plain))
        return refused(OrderProblem::ErrorValue);
    const auto number = NumberText::of(plain);
    if (!number || number->unit() == values::percentUnit)
        return refused(OrderProblem::NotAmount);
    if (!m_decimals && importcheck::cellrepairs::isEitherNumber(plain))
        return refused(OrderProblem::UnclearNumber);
    auto value = valueOf(*number, m_decimals.value_or(DecimalSign::Point));
    if (!value)
        return refused(OrderProblem::NotAmount);
    if (isOff(field) && *value < Decimal())
        value = value->times(-1);
    if (*value < Decimal())
        return refused(OrderProblem::NegativeAmount);
    if (*value > largestAmount)
        return refused(OrderProblem::NotAmount);
    CellValue<Amount> read{.value =
                               Amount{.value = *value, .currency = currencyOf(number->unit())}};
    const auto written = std::string_view(cell.constData(), static_cast<std::size_t>(cell.size()));
    const bool isExact = catalogue::valuechecks::isDecimal(written)
        && number->reads(DecimalSign::Point)
        && (isOff(field) || number->value(DecimalSign::Point) == *value);
    if (!isExact) {
        read.fault = faultIn(line, field, OrderProblem::NumberForm);
        read.fault->repaired = QString::fromLatin1(value->toText());
    }
    return read;
}

CellValue<qint64> OrderCells::quantity(const OrderLine &line, OrderField field) const
{
    auto cell = amount(line, field);
    if (cell.fault && cell.fault->problem == OrderProblem::NotAmount)
        cell.fault->problem = OrderProblem::NotQuantity;
    if (cell.fault && cell.fault->problem == OrderProblem::NegativeAmount)
        cell.fault->problem = OrderProblem::QuantityNotPositive;
    if (!cell.value)
        return {.fault = cell.fault};
    if (!cell.value->value.isWhole() || !cell.value->currency.isEmpty())
        return {.fault = faultIn(line, field, OrderProblem::NotQuantity)};
    const auto count = static_cast<qint64>(cell.value->value.toDouble());
    if (count <= 0)
        return {.fault = faultIn(line, field, OrderProblem::QuantityNotPositive)};
    return {.value = count, .fault = cell.fault};
}

CellValue<QDateTime> OrderCells::date(const OrderLine &line) const
{
    const auto cell = raw(line, OrderField::Date).toUtf8();
    const auto plain = values::trimmedText(cell);
    const auto refused = [&](OrderProblem problem) {
        return CellValue<QDateTime>{.fault = faultIn(line, OrderField::Date, problem)};
    };
    if (plain.isEmpty())
        return {};
    if (tablefile::isErrorValue(plain))
        return refused(OrderProblem::ErrorValue);
    const auto written = std::string_view(cell.constData(), static_cast<std::size_t>(cell.size()));
    if (const auto moment = catalogue::isodate::moment(written))
        return {.value = QDateTime::fromMSecsSinceEpoch(*moment, base::utc)};
    const auto date = values::DateText::of(plain);
    if (!date)
        return refused(OrderProblem::NotDate);
    if (!m_dates && date->isAmbiguous())
        return refused(OrderProblem::UnclearDate);
    const auto moment = date->momentOrOther(m_dates.value_or(DateOrder::DayFirst));
    if (!moment)
        return refused(OrderProblem::NotDate);
    auto time = QDateTime::fromMSecsSinceEpoch(*moment, base::utc);
    if (!date->hasZone())
        time = QDateTime(time.date(), time.time(), m_options.zone);
    CellValue<QDateTime> read{.value = time};
    read.fault = faultIn(line, OrderField::Date, OrderProblem::DateForm);
    read.fault->repaired = time.toOffsetFromUtc(time.offsetFromUtc()).toString(Qt::ISODate);
    return read;
}

} // namespace storedesk::purchases
