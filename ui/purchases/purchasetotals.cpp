// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/purchases/purchasetotals.h"

#include "catalogue/key.h"
#include "records/formvalues.h"
#include "ui/create/findingline.h"
#include "ui/forms/fieldeditor.h"
#include "ui/forms/makeeditor.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace storedesk::ui::purchases {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

PurchaseTotals::PurchaseTotals(const PurchaseItems &lines, const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_lines(lines)
{
    box()->setContentsMargins(15, 12, 15, 12);
    box()->setSpacing(8);
    auto *heading = new QLabel(tr("Totals"), this);
    setRole(heading, Role::Heading);
    box()->addWidget(heading);
    build(m_units, key::totalQuantity, tr("Units"), theme);
    build(m_total, key::totalPrice, tr("Total"), theme);
    auto *note = new QLabel(
        tr("The total may differ from the sum of the items, for example because of delivery or a "
           "voucher. Prices are sent as entered; the service stores no currency."),
        this);
    setRole(note, Role::Small);
    note->setWordWrap(true);
    box()->addWidget(note);
    box()->addStretch();
    follow();
}

void PurchaseTotals::build(Row &row, QLatin1StringView key, const QString &title,
                           const Theme &theme)
{
    const auto set =
        catalogue::FieldSet::of(catalogue::Resource::Purchase, catalogue::FieldLocation::Create);
    auto rule = *set.rule(QString(key));
    rule.title = title;
    rule.help.clear();
    row.editor = forms::makeEditor(rule, theme, this);
    row.editor->setLabels(forms::Labels::Beside);
    row.editor->setLabelWidth(theme.scaled(112));
    row.editor->setFixedWidth(theme.scaled(262));
    row.line = new create::FindingLine(theme, this);
    row.line->button()->setObjectName(u"use."_s + key);
    connect(row.editor, &forms::FieldEditor::edited, this, [this, &row] {
        row.editor->setReason({});
        // A field that the user clears follows the lines again.
        row.typed = !storedesk::records::isNothing(row.editor->value());
        compareUnits();
        compareTotal();
        Q_EMIT edited();
    });
    connect(row.line->button(), &QPushButton::clicked, this, [this, &row] { use(row); });

    auto *line = new QHBoxLayout;
    line->setSpacing(14);
    line->addWidget(row.editor);
    line->addWidget(row.line, 1);
    box()->addLayout(line);
}

void PurchaseTotals::use(Row &row)
{
    row.typed = false;
    row.editor->setReason({});
    follow();
    row.editor->setFocus();
    Q_EMIT edited();
}

void PurchaseTotals::follow()
{
    const bool any = !m_lines.lines().empty();
    const auto total = m_lines.total();
    if (!m_units.typed)
        m_units.editor->setValue(any ? QJsonValue(m_lines.totalUnits())
                                     : QJsonValue(QJsonValue::Null));
    if (!m_total.typed)
        m_total.editor->setValue(any && total ? QJsonValue(total->amount())
                                              : QJsonValue(QJsonValue::Null));
    compareUnits();
    compareTotal();
}

// Returns the units as a sum, such as 1 + 2, if there are only a few lines.
static QString sumOf(const std::vector<PurchaseItem> &lines)
{
    QStringList units;
    for (const auto &line : lines)
        units.append(QLocale().toString(line.units));
    return units.join(u" + "_s);
}

void PurchaseTotals::compareUnits()
{
    const auto sum = m_lines.totalUnits();
    const auto value = m_units.editor->value();
    if (m_lines.lines().empty() || !value.isDouble()) {
        m_units.line->clear();
    } else if (value.toInteger() == sum) {
        const bool few = m_lines.lines().size() > 1 && m_lines.lines().size() <= 8;
        m_units.line->tell(Icon::TickCircle, Tone::Ok,
                           few ? tr("equals the sum of the items: %1").arg(sumOf(m_lines.lines()))
                               : tr("equals the sum of the items"));
    } else {
        const auto difference = value.toInteger() - sum;
        const QLocale locale;
        const auto words = difference < 0 ? tr("%1 less than the sum of the items (%2)")
                                          : tr("%1 more than the sum of the items (%2)");
        m_units.line->tell(Icon::Warning, Tone::Warn,
                           words.arg(locale.toString(std::abs(difference)), locale.toString(sum)),
                           tr("Use %1").arg(locale.toString(sum)));
    }
}

void PurchaseTotals::compareTotal()
{
    const auto sum = m_lines.total();
    const auto value = storedesk::records::Money::of(m_total.editor->value());
    if (m_lines.lines().empty() || !value) {
        m_total.line->clear();
    } else if (!sum) {
        m_total.line->tell(Icon::Clock, Tone::Neutral, tr("an item has no price yet"));
    } else if (*value == *sum) {
        m_total.line->tell(Icon::TickCircle, Tone::Ok, tr("equals the sum of the items"));
    } else {
        const bool less = *value < *sum;
        const auto words = less ? tr("%1 less than the sum of the items (%2)")
                                : tr("%1 more than the sum of the items (%2)");
        const auto difference = less ? *sum - *value : *value - *sum;
        m_total.line->tell(Icon::Warning, Tone::Warn, words.arg(difference.text(), sum->text()),
                           tr("Use %1").arg(sum->text()));
    }
}

QJsonObject PurchaseTotals::values() const
{
    QJsonObject values;
    for (const auto *row : {&m_units, &m_total}) {
        const auto value = row->editor->value();
        if (!storedesk::records::isNothing(value))
            values[row->editor->key()] = value;
    }
    return values;
}

QJsonObject PurchaseTotals::typed() const
{
    QJsonObject values;
    for (const auto *row : {&m_units, &m_total}) {
        if (row->typed)
            values[row->editor->key()] = row->editor->value();
    }
    return values;
}

void PurchaseTotals::setTyped(const QJsonObject &typed)
{
    for (auto *row : {&m_units, &m_total}) {
        const auto key = row->editor->key();
        row->typed = typed.contains(key);
        row->editor->setReason({});
        row->editor->restore(row->typed ? typed[key] : QJsonValue(QJsonValue::Null));
    }
    follow();
}

bool PurchaseTotals::follows(QStringView key) const
{
    return std::ranges::any_of(std::array{&m_units, &m_total}, [key](const Row *row) {
        return row->editor->key() == key && !row->typed;
    });
}

forms::FieldEditor *PurchaseTotals::editor(QStringView key) const
{
    for (const auto *row : {&m_units, &m_total}) {
        if (row->editor->key() == key)
            return row->editor;
    }
    return nullptr;
}

} // namespace storedesk::ui::purchases
