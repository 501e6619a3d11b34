// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/fieldproposal.h"

#include "catalogue/key.h"
#include "records/contactfieldrules.h"

#include <QJsonArray>

#include <algorithm>

namespace storedesk::importcheck {

using namespace Qt::StringLiterals;
using values::ColumnKind;
namespace key = catalogue::key;

// Texts count as options only if each occurs in several rows.
static constexpr qsizetype mostOptions = 6;
static constexpr qsizetype rowsForEach = 3;

static QString proposedType(const QStringList &cells, const values::ColumnFormat &format)
{
    switch (format.kind) {
    case ColumnKind::Number:
        if (format.codes || format.unit != 0)
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
    return u"text"_s;
}

static QJsonArray proposedOptions(const QStringList &texts)
{
    QJsonArray options;
    QStringList taken;
    for (const auto &text : texts) {
        taken.append(records::suggestedOptionId(text, taken));
        options.append(QJsonObject{{key::id, taken.back()}, {key::label, text}});
    }
    return options;
}

QJsonObject proposedField(const QString &column, const QStringList &cells,
                          const values::ColumnFormat &format)
{
    QStringList filled;
    for (const auto &cell : cells) {
        if (const auto text = cell.trimmed(); !text.isEmpty())
            filled.append(text);
    }
    const auto name = column.trimmed();
    QJsonObject field{{key::name, name},
                      {key::id, records::suggestedFieldId(name)},
                      {key::type, proposedType(filled, format)}};
    auto texts = filled;
    texts.removeDuplicates();
    if (format.kind == ColumnKind::Text && texts.size() > 1 && texts.size() <= mostOptions
        && filled.size() >= texts.size() * rowsForEach) {
        field[key::type] = u"radio"_s;
        field[key::options] = proposedOptions(texts);
    }
    return field;
}

} // namespace storedesk::importcheck
