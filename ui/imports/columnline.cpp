// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/columnline.h"

#include "importcheck/importcolumn.h"
#include "importcheck/optionmeaning.h"
#include "ui/tables/pilldelegate.h"
#include "ui/tables/pilllabel.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/elidedlabel.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::How;
using storedesk::importcheck::ImportColumn;
using storedesk::importcheck::OptionChoice;

// Returns a pill that shows how the target of a column was determined.
static Pill pillOf(const storedesk::importcheck::ImportColumn &column)
{
    switch (column.how) {
    case How::Exact:
        return {ColumnLine::tr("Same name"), Icon::TickCircle, Tone::Ok};
    case How::Alike:
        return {ColumnLine::tr("Similar"), Icon::Search, Tone::Accent};
    case How::LastTime:
        return {ColumnLine::tr("Same as last time"), Icon::Clock, Tone::Accent};
    case How::ByHand:
        return column.target.isEmpty()
            ? Pill{ColumnLine::tr("Excluded by you"), Icon::Dash, Tone::Neutral}
            : Pill{ColumnLine::tr("Chosen by you"), Icon::Person, Tone::Neutral};
    case How::None:
        break;
    }
    return {ColumnLine::tr("Not imported"), Icon::Dash, Tone::Neutral};
}

// Returns a pill that shows how the option for a text was determined.
static Pill pillOf(const storedesk::importcheck::OptionChoice &choice)
{
    switch (choice.how) {
    case How::Exact:
        return {ColumnLine::tr("Same name"), Icon::TickCircle, Tone::Ok};
    case How::Alike:
        return {ColumnLine::tr("Same meaning"), Icon::TickCircle, Tone::Ok};
    case How::LastTime:
        return {ColumnLine::tr("Same as last time"), Icon::Clock, Tone::Accent};
    case How::ByHand:
        return {ColumnLine::tr("Chosen by you"), Icon::Person, Tone::Neutral};
    case How::None:
        break;
    }
    return {ColumnLine::tr("Choose an option"), Icon::Warning, Tone::Warn};
}

// Values of entries that are not fields. No field has such a name.
static const auto newField = u"/new"_s;
static const auto undecided = u"/undecided"_s;

static QHBoxLayout *alignedRow(const std::array<QWidget *, 5> &widgets)
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    for (std::size_t at = 0; at < widgets.size(); ++at) {
        auto policy = widgets[at]->sizePolicy();
        policy.setHorizontalPolicy(QSizePolicy::Ignored);
        // Pills keep their preferred width.
        if (!qobject_cast<PillLabel *>(widgets[at]))
            widgets[at]->setSizePolicy(policy);
        row->addWidget(widgets[at], ColumnLine::stretches[at]);
    }
    return row;
}

ColumnLine::ColumnLine(int column, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_column(column)
    , m_theme(theme)
    , m_name(new ElidedLabel({}, this))
    , m_samples(new ElidedLabel({}, this))
    , m_fill(new QLabel(this))
    , m_target(new QComboBox(this))
    , m_how(new PillLabel(theme, this))
    , m_options(new QWidget(this))
    , m_optionBox(new QVBoxLayout(m_options))
{
    m_name->setFont(theme.font(Theme::Text::Strong));
    setRole(m_samples, Role::Muted);
    m_fill->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_target->setObjectName(u"target%1"_s.arg(column));
    m_optionBox->setContentsMargins(0, 4, 0, 4);
    m_optionBox->setSpacing(4);
    auto *how = new QWidget(this);
    auto *howRow = new QHBoxLayout(how);
    howRow->setContentsMargins(0, 0, 0, 0);
    howRow->addWidget(m_how);
    howRow->addStretch(1);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(12, 4, 12, 4);
    box->setSpacing(0);
    box->addLayout(alignedRow({m_name, m_samples, m_fill, m_target, how}));
    box->addWidget(m_options);
    connect(&theme, &Theme::technicalNamesChanged, this, &ColumnLine::showTargets);
    connect(m_target, &QComboBox::activated, this, &ColumnLine::choose);
    m_target->installEventFilter(this);
}

// Applies the choice. Keyboard or wheel navigation in the closed list skips the entry for a new
// field, so that an arrow key does not open a dialog.
void ColumnLine::choose()
{
    const auto chosen = m_target->currentData().toString();
    if (chosen != newField)
        return Q_EMIT targetChosen(m_column, chosen);
    // Show the previous target until the new field exists.
    showTarget();
    if (!m_passesBy)
        Q_EMIT newFieldAsked(m_column);
}

// Detects whether the last input opens the list (click, F4, Space or Alt+arrow) or moves through
// the closed list.
bool ColumnLine::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_target && event->type() == QEvent::MouseButtonPress)
        m_passesBy = false;
    if (watched == m_target && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        m_passesBy = key->key() != Qt::Key_F4 && key->key() != Qt::Key_Space
            && !(key->modifiers() & Qt::AltModifier);
    }
    return QWidget::eventFilter(watched, event);
}

void ColumnLine::setTargets(const catalogue::FieldSet &targets, bool offersNew,
                            const QString &whyNoNew)
{
    m_targets = targets;
    m_offersNew = offersNew;
    m_whyNoNew = whyNoNew;
    showTargets();
}

// Adds the entry for a new field after all existing fields.
void ColumnLine::offerNew()
{
    m_target->insertSeparator(m_target->count());
    m_target->addItem(m_whyNoNew.isEmpty() ? tr("New field…") : tr("New field: %1").arg(m_whyNoNew),
                      newField);
    auto *items = qobject_cast<QStandardItemModel *>(m_target->model());
    items->item(m_target->count() - 1)->setEnabled(m_whyNoNew.isEmpty());
}

// Lists the fields by name. If names are not unique, or if technical names are enabled, adds the
// technical name.
void ColumnLine::showTargets()
{
    m_target->clear();
    m_target->addItem(tr("Not imported"), QString());
    for (const auto &rule : m_targets.rules) {
        const bool unclear =
            std::ranges::count(m_targets.rules, rule.title, &catalogue::FieldRule::title) > 1;
        const bool both = rule.title != rule.key && (unclear || m_theme.technicalNames());
        m_target->addItem(both ? u"%1 (%2)"_s.arg(rule.title, rule.key) : rule.title, rule.key);
    }
    if (m_offersNew)
        offerNew();
    m_target->setMaxVisibleItems(20);
    showTarget();
}

const catalogue::FieldRule *ColumnLine::rule() const
{
    return m_targets.rule(m_shown.target);
}

void ColumnLine::show(const ImportColumn &column)
{
    if (column == m_shown)
        return;
    const bool sameOptions = column.options == m_shown.options && column.target == m_shown.target;
    m_shown = column;
    m_name->setText(column.name);
    m_samples->setText(column.samples.join(u" · "_s));
    m_fill->setText(column.fill < 0
                        ? QString()
                        : tr("%L1%").arg(static_cast<int>(std::floor(column.fill * 100))));
    m_target->setAccessibleName(tr("Field for “%1”").arg(column.name));
    m_how->setPill(pillOf(column));
    showTarget();
    if (!sameOptions)
        showOptions();
}

void ColumnLine::showTarget()
{
    m_target->setCurrentIndex(std::max(0, m_target->findData(m_shown.target)));
    m_name->setEnabled(!m_shown.target.isEmpty());
}

void ColumnLine::showOptions()
{
    // Restore the focus, because the combo boxes are replaced.
    const auto focused = m_choices.indexOf(qobject_cast<QComboBox *>(focusWidget()));
    m_choices.clear();
    discardChildren(*m_options);
    m_options->setVisible(m_shown.choices && !m_shown.options.empty() && !m_shown.more);
    if (!m_shown.choices || m_shown.more)
        return;
    for (const auto &choice : m_shown.options)
        addOption(choice);
    if (focused >= 0 && focused < m_choices.size())
        m_choices.at(focused)->setFocus(Qt::OtherFocusReason);
}

void ColumnLine::addOption(const OptionChoice &choice)
{
    auto *line = new QWidget(m_options);
    auto *text = new ElidedLabel(u"“%1”"_s.arg(choice.text), line);
    auto *rows = new ElidedLabel(tr("in %Ln row(s) becomes", nullptr,
                                    static_cast<int>(std::min<qint64>(choice.rows, INT_MAX))),
                                 line);
    setRole(rows, Role::Muted);
    auto *box = new QComboBox(line);
    box->setObjectName(u"option"_s);
    box->setAccessibleName(tr("Option for “%1”").arg(choice.text));
    if (choice.how == How::None)
        box->addItem(tr("Choose an option…"), undecided);
    box->addItem(tr("Leave blank"), QString());
    if (const auto *field = rule()) {
        for (const auto &option : storedesk::importcheck::optionsOf(*field))
            box->addItem(option.label.isEmpty() ? option.id : option.label, option.id);
    }
    box->setCurrentIndex(choice.how == How::None ? 0 : std::max(0, box->findData(choice.option)));
    auto *how = new PillLabel(m_theme, line);
    how->setPill(pillOf(choice));
    auto *howPart = new QWidget(line);
    auto *howRow = new QHBoxLayout(howPart);
    howRow->setContentsMargins(0, 0, 0, 0);
    howRow->addWidget(how);
    howRow->addStretch(1);
    text->setContentsMargins(m_theme.scaled(20), 0, 0, 0);
    line->setLayout(alignedRow({text, rows, new QWidget(line), box, howPart}));
    m_optionBox->addWidget(line);
    setTabOrder(m_choices.isEmpty() ? m_target : m_choices.last(), box);
    m_choices.append(box);
    connect(box, &QComboBox::activated, this, [this, box, text = choice.text] {
        if (const auto option = box->currentData().toString(); option != undecided)
            Q_EMIT optionChosen(m_column, text, option);
    });
}

void ColumnLine::focusTarget()
{
    m_target->setFocus(Qt::OtherFocusReason);
}

void ColumnLine::focusOption(const QString &text)
{
    for (std::size_t at = 0; at < m_shown.options.size(); ++at) {
        if (m_shown.options[at].text == text)
            return m_choices.value(static_cast<qsizetype>(at), m_target)
                ->setFocus(Qt::OtherFocusReason);
    }
    focusTarget();
}

} // namespace storedesk::ui::imports
