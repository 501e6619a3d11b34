// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/fieldproposal.h"

#include "catalogue/key.h"
#include "records/contactfieldrules.h"

#include <QRegularExpression>

#include <algorithm>

namespace storedesk::importcheck {

using namespace Qt::StringLiterals;
using values::ColumnKind;
namespace key = catalogue::key;

// Texts are proposed as options only if there are few of them and each occurs in several rows.
static constexpr qsizetype mostOptions = 6;
static constexpr qsizetype rowsForEach = 3;

// Whether the text is a number with a decimal comma or thousands separators, with or without a
// currency: 2.150,75 or 1,200.50 €.
static bool looksLikeDecimal(const QString &cell)
{
    static const QRegularExpression number(
        u"^[-+]?(\\d+|\\d{1,3}([.' \\x{a0}]\\d{3})+)(,\\d+)?\\s*([€$£%]|[A-Z]{3})?$"
        "|^[-+]?(\\d+|\\d{1,3}(,\\d{3})+)(\\.\\d+)?\\s*([€$£%]|[A-Z]{3})?$"_s);
    return number.match(cell).hasMatch();
}

static QStringList filledCells(const QStringList &cells)
{
    QStringList filled;
    for (const auto &cell : cells) {
        if (const auto text = cell.trimmed(); !text.isEmpty())
            filled.append(text);
    }
    return filled;
}

static QString proposedType(const QStringList &cells, const values::ColumnFormat &format)
{
    switch (format.kind) {
    case ColumnKind::Number:
        // Most cells are numbers, but the field would reject the others.
        if (format.codes || !std::ranges::all_of(cells, looksLikeDecimal))
            return u"text"_s;
        return std::ranges::all_of(cells,
                                   [](const QString &cell) {
                                       bool whole = false;
                                       (void)cell.toLongLong(&whole);
                                       return whole;
                                   })
            ? u"integer"_s
            : u"decimal"_s;
    case ColumnKind::Moment:
        return u"date"_s;
    case ColumnKind::Email:
        return u"email"_s;
    case ColumnKind::Boolean:
        return u"boolean"_s;
    case ColumnKind::Empty:
    case ColumnKind::Text:
        break;
    }
    const bool hasDecimals = std::ranges::any_of(
        cells, [](const QString &cell) { return cell.contains(u',') || cell.contains(u'.'); });
    return hasDecimals && std::ranges::all_of(cells, looksLikeDecimal) ? u"decimal"_s : u"text"_s;
}

QJsonArray proposedOptions(const QStringList &cells, const values::ColumnFormat &format)
{
    const auto filled = filledCells(cells);
    auto texts = filled;
    texts.removeDuplicates();
    if (format.kind != ColumnKind::Text || texts.size() < 2 || texts.size() > mostOptions
        || filled.size() < texts.size() * rowsForEach)
        return {};
    QJsonArray options;
    QStringList taken;
    for (const auto &text : std::as_const(texts)) {
        taken.append(records::suggestedOptionId(text, taken));
        options.append(QJsonObject{{key::id, taken.back()}, {key::label, text}});
    }
    return options;
}

QJsonObject proposedField(const QString &column, const QStringList &cells,
                          const values::ColumnFormat &format)
{
    const auto name = column.trimmed();
    return {{key::name, name},
            {key::id, records::suggestedFieldId(name)},
            {key::type, proposedType(filledCells(cells), format)}};
}

} // namespace storedesk::importcheck
