// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bulk/columnsstep.h"

#include "api/session.h"
#include "desk/desk.h"
#include "jobs/jobestimate.h"
#include "ui/frame/frame.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::bulk {

using namespace Qt::StringLiterals;
using jobs::ColumnChoice;
using Use = ColumnChoice::Use;

// Combo box data of the choices that are not a field. Fields use their key, which is never empty.
static const QString ignored;
// No field has this name.
static const auto namesTheRecord = u"/"_s;

ColumnsStep::ColumnsStep(jobs::BulkDraft &draft, Frame &frame, QWidget *parent)
    : AssistantStep(parent)
    , m_draft(draft)
    , m_frame(frame)
    , m_sum(new QLabel(this))
    , m_body(new QWidget(this))
    , m_grid(new QGridLayout(m_body))
    , m_clears(new QCheckBox(tr("&Empty cells clear the field"), this))
    , m_readsFirst(new QCheckBox(this))
    , m_existing(new QCheckBox(tr("&Only change existing records, create none"), this))
{
    build();
    connect(&draft, &jobs::BulkDraft::changed, this, &ColumnsStep::showChoices);
    connect(m_clears, &QCheckBox::clicked, this, [this](bool clears) {
        m_draft.setBlank(clears ? jobs::BulkPlan::Blank::Clear : jobs::BulkPlan::Blank::Leave);
    });
    connect(m_existing, &QCheckBox::clicked, &draft, &jobs::BulkDraft::setOnlyExisting);
    connect(m_readsFirst, &QCheckBox::clicked, &draft, &jobs::BulkDraft::setReadFirst);
}

void ColumnsStep::build()
{
    m_clears->setObjectName(u"clears"_s);
    m_existing->setObjectName(u"onlyExisting"_s);
    m_existing->setToolTip(
        tr("Each record is looked up first; a row whose record does not exist is not sent"));
    m_readsFirst->setObjectName(u"readsFirst"_s);
    m_sum->setTextFormat(Qt::PlainText);
    m_grid->setContentsMargins(16, 12, 16, 12);
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(1, 1);
    auto *panel = new Panel(this);
    panel->box()->addWidget(scrolled(m_body), 1);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(10);
    box->addWidget(m_sum);
    box->addWidget(panel, 1);
    box->addWidget(m_clears);
    box->addWidget(m_existing);
    box->addWidget(m_readsFirst);
}

void ColumnsStep::enter()
{
    fill();
    showChoices();
}

void ColumnsStep::fill()
{
    const auto *table = m_draft.table();
    const auto columns = table ? table->columns : QStringList();
    auto same = m_draft.plan();
    same.keyColumn = m_shown.keyColumn;
    same.targets = m_shown.targets;
    if (same == m_shown && columns == m_shownColumns)
        return;
    m_shown = m_draft.plan();
    m_shownColumns = columns;
    m_targets.clear();
    clearLayout(*m_grid);
    const auto heading = [this](const QString &text, int column) {
        auto *label = new QLabel(text, m_body);
        setRole(label, Role::Small);
        m_grid->addWidget(label, 0, column);
    };
    heading(tr("Column"), 0);
    heading(tr("First values"), 1);
    heading(tr("Goes to"), 2);
    for (int column = 0; column < columns.size(); ++column)
        addColumn(column);
    m_grid->setRowStretch(static_cast<int>(columns.size()) + 1, 1);
}

void ColumnsStep::addColumn(int column)
{
    const auto &table = *m_draft.table();
    auto *name = new ElidedLabel(table.columns.at(column), m_body);
    name->setFont(m_frame.theme().font(Theme::Text::Strong));
    name->setMinimumWidth(m_frame.theme().scaled(140));
    QStringList values;
    for (const auto &row : table.sample) {
        if (const auto value = row.value(column).trimmed(); !value.isEmpty() && values.size() < 3)
            values.append(value);
    }
    auto *sample = new ElidedLabel(values.join(u" · "_s), m_body);
    setRole(sample, Role::Muted);
    auto *targets = new QComboBox(m_body);
    targets->setObjectName(u"target%1"_s.arg(column));
    targets->setAccessibleName(tr("Where “%1” goes").arg(table.columns.at(column)));
    targets->setMinimumWidth(m_frame.theme().scaled(260));
    fillTargets(targets);
    connect(targets, &QComboBox::activated, this,
            [this, column, targets] { choose(column, targets); });
    m_grid->addWidget(name, column + 1, 0);
    m_grid->addWidget(sample, column + 1, 1);
    m_grid->addWidget(targets, column + 1, 2);
    m_targets.append(targets);
}

void ColumnsStep::fillTargets(QComboBox *targets) const
{
    const auto &operation = catalogue::operation(m_shown.operation);
    targets->addItem(tr("Not used"), ignored);
    const auto keys = jobs::keyRules(operation);
    if (!keys.rules.empty())
        targets->addItem(tr("%1 (identifies the record)").arg(keys.rules.front().title),
                         namesTheRecord);
    for (const auto &rule : m_shown.rules().rules)
        targets->addItem(
            rule.title == rule.key ? rule.title : u"%1 (%2)"_s.arg(rule.title, rule.key), rule.key);
}

void ColumnsStep::choose(int column, const QComboBox *targets)
{
    const auto target = targets->currentData().toString();
    if (target == namesTheRecord)
        return m_draft.setChoice(column, {.use = Use::Key});
    m_draft.setChoice(column,
                      target.isEmpty() ? ColumnChoice()
                                       : ColumnChoice{.use = Use::Field, .field = target});
}

void ColumnsStep::showChoices()
{
    const auto &choices = m_draft.choices();
    int used = 0;
    for (std::size_t column = 0; column < choices.size(); ++column) {
        const auto &choice = choices[column];
        used += choice.use != Use::Ignored ? 1 : 0;
        if (static_cast<qsizetype>(column) >= m_targets.size())
            continue;
        const auto target = choice.use == Use::Key ? namesTheRecord : choice.field;
        auto *targets = m_targets.at(static_cast<qsizetype>(column));
        targets->setCurrentIndex(std::max(0, targets->findData(target)));
    }
    m_sum->setText(
        tr("%L1 of %Ln column(s) are used.", nullptr, static_cast<int>(choices.size())).arg(used));
    const auto &operation = catalogue::operation(m_draft.plan().operation);
    m_clears->setVisible(operation.effect == catalogue::Effect::Update);
    m_clears->setChecked(m_draft.plan().blank == jobs::BulkPlan::Blank::Clear);
    const bool keeps = jobs::keepsCopies(operation);
    m_existing->setVisible(keeps && operation.effect == catalogue::Effect::Update);
    m_existing->setChecked(m_draft.plan().onlyExisting);
    m_readsFirst->setVisible(keeps);
    m_readsFirst->setText(keepText());
    m_readsFirst->setChecked(m_draft.plan().readsEach());
    // With onlyExisting, each record is read anyway.
    m_readsFirst->setEnabled(!m_draft.plan().onlyExisting);
    Q_EMIT changed();
}

QString ColumnsStep::keepText() const
{
    const auto *table = m_draft.table();
    const auto perMinute = m_frame.desk().session().client().pace().limit;
    if (!table || !table->rows || perMinute <= 0)
        return tr("&Keep the previous values, so that the job can be undone (twice the requests)");
    const std::chrono::seconds reading(*table->rows * 60 / perMinute);
    return tr("&Keep the previous values, so that the job can be undone (adds %1)")
        .arg(jobs::durationText(reading));
}

QString ColumnsStep::title() const
{
    return tr("Columns");
}

QString ColumnsStep::obstacle() const
{
    return m_draft.missing();
}

void ColumnsStep::focusFirst()
{
    if (!m_targets.isEmpty())
        m_targets.front()->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::bulk
