// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tableoptions/conditionpopup.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/visibletext.h"
#include "values/textfold.h"

#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QVBoxLayout>

namespace storedesk::ui::tableoptions {

using namespace Qt::StringLiterals;

static constexpr int mostListed = 300;

ConditionPopup::ConditionPopup(ConditionTarget target, const Theme &theme, QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_target(std::move(target))
    , m_theme(theme)
    , m_column(new QComboBox(this))
    , m_compare(new QComboBox(this))
    , m_value(new QLineEdit(this))
    , m_high(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_exact(new QCheckBox(tr("&Exact match, including case and accents"), this))
    , m_note(new QLabel(this))
    , m_done(new Button(tr("Show these rows"), theme, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"conditionPopup"_s);
    build();
    for (int column = 0; column < m_target.columns.size(); ++column)
        m_column->addItem(visibleText(m_target.columns[column].heading()), column);
    connect(m_column, &QComboBox::currentIndexChanged, this, &ConditionPopup::takeColumn);
    connect(m_compare, &QComboBox::currentIndexChanged, this, &ConditionPopup::takeCompare);
    connect(m_compare, &QComboBox::activated, this, [this] { m_isCompareChosen = true; });
    connect(m_value, &QLineEdit::textChanged, this, &ConditionPopup::showValues);
    connect(m_done, &QPushButton::clicked, this, &ConditionPopup::accept);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) {
        const auto text = item->data(Qt::UserRole).toString();
        m_ticked.removeAll(text);
        if (item->checkState() == Qt::Checked)
            m_ticked.append(text);
    });
}

void ConditionPopup::build()
{
    setRole(this, Role::Panel);
    setFixedWidth(m_theme.scaled(300));
    m_column->setObjectName(u"conditionColumn"_s);
    m_column->setAccessibleName(tr("Column"));
    m_compare->setObjectName(u"conditionCompare"_s);
    m_compare->setAccessibleName(tr("Comparison"));
    m_value->setObjectName(u"conditionValue"_s);
    m_value->setAccessibleName(tr("Value"));
    m_high->setObjectName(u"conditionHigh"_s);
    m_high->setAccessibleName(tr("Maximum value"));
    m_high->setPlaceholderText(tr("and"));
    m_list->setObjectName(u"conditionValues"_s);
    m_list->setAccessibleName(tr("Column values"));
    m_list->setFixedHeight(m_theme.scaled(190));
    m_list->setUniformItemSizes(true);
    m_exact->setObjectName(u"conditionExact"_s);
    m_note->setObjectName(u"conditionNote"_s);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    setRole(m_note, Role::Small);
    m_done->setKind(Role::Primary);
    m_done->setObjectName(u"conditionDone"_s);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(12, 12, 12, 12);
    box->setSpacing(8);
    for (QWidget *part : {static_cast<QWidget *>(m_column), static_cast<QWidget *>(m_compare),
                          static_cast<QWidget *>(m_value), static_cast<QWidget *>(m_high),
                          static_cast<QWidget *>(m_list), static_cast<QWidget *>(m_exact),
                          static_cast<QWidget *>(m_note)})
        box->addWidget(part);
    box->addWidget(m_done, 0, Qt::AlignRight);
}

void ConditionPopup::begin(int column, std::optional<Compare> compare)
{
    m_column->setCurrentIndex(std::max(0, m_column->findData(column)));
    takeColumn();
    if (compare)
        m_compare->setCurrentIndex(std::max(0, m_compare->findData(static_cast<int>(*compare))));
    takeCompare();
    m_value->setFocus();
}

void ConditionPopup::change(const query::Condition &condition)
{
    const auto values = valueTextsOf(condition);
    m_isCompareChosen = true;
    begin(condition.column, compareOf(condition));
    m_exact->setChecked(condition.exact);
    m_negatedRange = condition.negated && (condition.low || condition.high);
    if (listed() && values.size() > 1) {
        m_ticked = values;
        showValues();
    } else {
        m_value->setText(values.value(0));
        m_high->setText(values.value(1));
    }
    m_value->selectAll();
}

Compare ConditionPopup::compare() const
{
    return static_cast<Compare>(m_compare->currentData().toInt());
}

bool ConditionPopup::comparesText() const
{
    return compare() <= Compare::Matches;
}

values::ColumnFormat ConditionPopup::format() const
{
    return m_target.columns.value(m_column->currentData().toInt()).reading.format;
}

bool ConditionPopup::listed() const
{
    return compare() == Compare::Is || compare() == Compare::IsNot;
}

void ConditionPopup::takeColumn()
{
    const auto kind = m_target.columns.value(m_column->currentData().toInt()).kind;
    const auto compares = comparesFor(kind);
    const auto wanted = m_isCompareChosen ? compare() : compares.front();
    {
        const QSignalBlocker silent(m_compare);
        m_compare->clear();
        for (const auto one : compares)
            m_compare->addItem(wordsOf(one), static_cast<int>(one));
        if (m_target.traceOf) {
            for (const auto one : {Compare::Changed, Compare::ChangedNot})
                m_compare->addItem(wordsOf(one), static_cast<int>(one));
        }
        m_compare->setCurrentIndex(std::max(0, m_compare->findData(static_cast<int>(wanted))));
    }
    m_ticked.clear();
    listValues();
    takeCompare();
}

void ConditionPopup::takeCompare()
{
    m_value->setVisible(valuesOf(compare()) > 0);
    m_high->setVisible(valuesOf(compare()) > 1);
    m_list->setVisible(listed());
    m_exact->setVisible(comparesText());
    m_value->setPlaceholderText(listed() ? tr("Type a value, or select some below") : QString());
    showValues();
    adjustSize();
}

void ConditionPopup::listValues()
{
    m_distinct = {};
    const int column = m_column->currentData().toInt();
    m_counting = m_target.count != nullptr;
    if (!m_counting)
        return;
    m_target.count(column, this, [this, column](base::Result<statistics::DistinctValues> distinct) {
        // Ignore the result if the user has chosen another column in the meantime.
        if (column != m_column->currentData().toInt())
            return;
        m_counting = false;
        if (distinct)
            m_distinct = std::move(*distinct);
        showValues();
        if (!distinct)
            m_note->setText(distinct.error().what);
    });
}

void ConditionPopup::showValues()
{
    const QSignalBlocker silent(m_list);
    m_list->clear();
    m_note->clear();
    if (listed())
        showListed();
    else if (compare() == Compare::Contains)
        warnOfLongerValues();
    m_note->setVisible(!m_note->text().isEmpty());
}

void ConditionPopup::warnOfLongerValues()
{
    QByteArray scratch;
    const auto typed = values::folded(m_value->text().toUtf8(), scratch).toByteArray();
    if (typed.isEmpty() || m_masked.contains(m_column->currentData().toInt()))
        return;
    bool isValue = false;
    QString longer;
    for (const auto &value : m_distinct.values) {
        const auto folded = values::folded(value.text, scratch);
        isValue = isValue || folded == typed;
        if (longer.isEmpty() && folded != typed && folded.contains(typed))
            longer = visibleText(QString::fromUtf8(value.text));
    }
    if (isValue && !longer.isEmpty())
        m_note->setText(tr("This also finds “%1”. To find only “%2”, choose “%3”.")
                            .arg(longer, m_value->text(), wordsOf(Compare::Is)));
}

void ConditionPopup::showListed()
{
    const QLocale locale;
    const bool hidden = m_masked.contains(m_column->currentData().toInt());
    const auto typed = m_value->text();
    QByteArray scratch;
    const auto wanted = values::folded(typed.toUtf8(), scratch).toByteArray();
    qint64 matching = 0;
    for (const auto &value : m_distinct.values) {
        const auto text = QString::fromUtf8(value.text);
        if (!typed.isEmpty() && !values::folded(value.text, scratch).contains(wanted))
            continue;
        if (++matching > mostListed)
            continue;
        auto *item = new QListWidgetItem(u"%1   %2"_s.arg(
            hidden ? sheet::masked(text) : visibleText(text), locale.toString(value.count)));
        item->setData(Qt::UserRole, text);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(m_ticked.contains(text) ? Qt::Checked : Qt::Unchecked);
        m_list->addItem(item);
    }
    m_note->setText(m_counting ? tr("Counting the values…")
                        : matching > mostListed
                        ? tr("The %1 most frequent of %2%3 values. Type to narrow them down.")
                              .arg(locale.toString(mostListed),
                                   m_distinct.exact ? QString() : u"≈ "_s,
                                   locale.toString(m_distinct.distinct))
                        : QString());
}

QStringList ConditionPopup::values() const
{
    if (listed() && !m_ticked.isEmpty())
        return m_ticked;
    QStringList typed{m_value->text()};
    if (compare() == Compare::Between)
        typed.append(m_high->text());
    return typed;
}

void ConditionPopup::accept()
{
    const int column = m_column->currentData().toInt();
    auto condition = conditionOf(column, compare(), values(),
                                 m_target.traceOf ? m_target.traceOf(column) : -1, format());
    if (!condition) {
        const bool moment = compare() == Compare::Since || compare() == Compare::Until
            || (compare() == Compare::Between && format().kind == values::ColumnKind::Moment);
        const bool number = !moment && !listed() && compare() >= Compare::AtLeast;
        m_note->setText(number       ? tr("Type a number, such as 12.5.")
                            : moment ? tr("Type a date, such as 2026-01-31.")
                            : compare() == Compare::Matches && !m_value->text().isEmpty()
                            ? tr("This is not a valid regular expression.")
                            : tr("Type a value first."));
        m_note->show();
        m_value->setFocus();
        return;
    }
    condition->exact = comparesText() && m_exact->isChecked();
    condition->negated =
        condition->negated || (m_negatedRange && (condition->low || condition->high));
    Q_EMIT accepted(*condition);
    close();
}

void ConditionPopup::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return accept();
    QFrame::keyPressEvent(event);
}

} // namespace storedesk::ui::tableoptions
