// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/matchstep.h"

#include "desk/accountfields.h"
#include "desk/desk.h"
#include "imports/fieldproposal.h"
#include "ui/frame/frame.h"
#include "ui/imports/columnline.h"
#include "ui/imports/newfielddialog.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"

#include <QAction>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::imports::ImportDraft;
using storedesk::imports::Kind;

MatchStep::MatchStep(ImportDraft &draft, Frame &frame, QWidget *parent)
    : AssistantStep(parent)
    , m_draft(draft)
    , m_frame(frame)
    , m_sign(new IconLabel(Icon::Warning, Tone::Warn, frame.theme(), this))
    , m_needs(new QLabel(this))
    , m_sum(new QLabel(this))
    , m_again(new Button(Icon::Refresh, tr("Re&map columns"), frame.theme(), this))
    , m_decide(new Button(tr("Next &decision"), frame.theme(), this))
    , m_body(new QWidget(this))
    , m_lineBox(new QVBoxLayout(m_body))
{
    build();
    connect(&draft, &ImportDraft::changed, this, &MatchStep::showState);
    connect(&frame.desk().contactFields(), &desk::AccountFields::changed, this,
            &MatchStep::tellUnread);
    connect(m_again, &Button::clicked, &draft, &ImportDraft::matchAgain);
    connect(m_decide, &Button::clicked, this, &MatchStep::goToUndecided);
    auto *next = new QAction(this);
    next->setShortcut(Qt::Key_F8);
    next->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(next, &QAction::triggered, this, &MatchStep::goToUndecided);
    addAction(next);
}

void MatchStep::build()
{
    m_needs->setObjectName(u"needs"_s);
    m_sum->setObjectName(u"matchSum"_s);
    m_again->setObjectName(u"matchAgain"_s);
    m_decide->setObjectName(u"decide"_s);
    m_decide->setKeyHint(Qt::Key_F8);
    for (auto *label : {m_needs, m_sum})
        label->setTextFormat(Qt::PlainText);
    setRole(m_sum, Role::Muted);
    auto *top = new QWidget(this);
    // Wraps into as many lines as large text needs.
    auto *flow = new FlowLayout(top);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setLastAtEnd(true);
    for (auto *part : std::initializer_list<QWidget *>{m_sign, m_needs, m_sum, m_decide, m_again})
        flow->addWidget(part);
    m_lineBox->setContentsMargins(0, 0, 0, 0);
    m_lineBox->setSpacing(0);
    auto *panel = new Panel(this);
    panel->box()->setSpacing(0);
    panel->box()->addWidget(headings());
    panel->box()->addWidget(separator(panel));
    m_area = scrolled(m_body);
    panel->box()->addWidget(m_area, 1);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(10);
    box->addWidget(top);
    box->addWidget(panel, 1);
}

QWidget *MatchStep::headings()
{
    auto *line = new QWidget(this);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(12);
    const QStringList titles{tr("Column in the file"), tr("First values"), tr("Filled"),
                             tr("Field"), tr("Mapping")};
    for (qsizetype at = 0; at < titles.size(); ++at) {
        auto *label = new QLabel(titles.at(at), line);
        setRole(label, Role::Small);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        if (at == 2)
            label->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
        row->addWidget(label, ColumnLine::stretches[static_cast<std::size_t>(at)]);
    }
    return line;
}

void MatchStep::enter()
{
    showState();
}

void MatchStep::fill()
{
    const auto *table = m_draft.table();
    const auto columns = table ? table->columns : QStringList();
    const auto &targets = m_draft.matching().targets();
    if (columns != m_shownColumns) {
        for (auto *line : std::as_const(m_lines))
            discard(line);
        m_lines.clear();
        // Removes the stretch below the lines.
        delete m_lineBox->takeAt(m_lineBox->count() - 1);
        for (int column = 0; column < columns.size(); ++column) {
            auto *line = new ColumnLine(column, m_frame.theme(), m_body);
            connect(line, &ColumnLine::targetChosen, &m_draft, &ImportDraft::setTarget);
            connect(line, &ColumnLine::optionChosen, &m_draft, &ImportDraft::setOption);
            connect(line, &ColumnLine::newFieldAsked, this, &MatchStep::askForField);
            m_lineBox->addWidget(line);
            // Shown immediately, so that it can receive the focus.
            line->setVisible(true);
            m_lines.append(line);
        }
        m_lineBox->addStretch(1);
    }
    if (columns != m_shownColumns || targets.rules != m_shownTargets.rules) {
        const auto whyNot = m_frame.desk().mayWrite() ? QString() : tr("the account is read-only");
        for (auto *line : std::as_const(m_lines))
            line->setTargets(targets, m_draft.settings().kind == Kind::Contacts, whyNot);
    }
    m_shownColumns = columns;
    m_shownTargets = targets;
}

void MatchStep::showState()
{
    // Does nothing while hidden, because a file may have thousands of columns.
    if (!isVisible() && m_lines.isEmpty())
        return;
    fill();
    takeNewField();
    const auto &columns = m_draft.columns();
    qsizetype used = 0;
    for (std::size_t at = 0; at < columns.size(); ++at) {
        used += columns[at].target.isEmpty() ? 0 : 1;
        if (auto *line = m_lines.value(static_cast<qsizetype>(at)))
            line->show(columns[at]);
    }
    QStringList needs;
    QStringList open;
    for (const auto &need : m_draft.matching().needs()) {
        needs.append(need.title);
        if (!need.met)
            open.append(need.title);
    }
    const bool met = open.isEmpty();
    m_sign->set(met ? Icon::TickCircle : Icon::Warning, met ? Tone::Ok : Tone::Warn);
    m_needs->setText(met ? tr("Required and found: %1").arg(needs.join(u", "_s))
                         : tr("No column for: %1").arg(open.join(u", "_s)));
    const auto left = static_cast<int>(columns.size()) - static_cast<int>(used);
    m_sum->setText(left == 0 ? tr("All columns are imported")
                             : tr("%Ln column(s) excluded", nullptr, left));
    m_decide->setVisible(!m_draft.matching().undecided().empty());
    Q_EMIT changed();
}

QString MatchStep::title() const
{
    return tr("Map columns");
}

QString MatchStep::obstacle() const
{
    return m_draft.missing();
}

QString MatchStep::note() const
{
    const auto undecided = m_draft.matching().undecided();
    if (undecided.empty())
        return {};
    const auto &first = undecided.front();
    const auto column = m_draft.columns().at(static_cast<std::size_t>(first.column)).name;
    return undecided.size() == 1
        ? tr("1 decision left: what “%1” means in %2").arg(first.text, column)
        : tr("%L1 decisions left. Next: what “%2” means in %3")
              .arg(undecided.size())
              .arg(first.text, column);
}

QString MatchStep::act() const
{
    return tr("&Next: check all rows");
}

void MatchStep::goToUndecided()
{
    const auto undecided = m_draft.matching().undecided();
    if (undecided.empty())
        return;
    // Goes to the next undecided column after the focus and wraps around.
    const auto *focused = focusWidget();
    std::size_t next = 0;
    for (std::size_t at = 0; at < undecided.size(); ++at) {
        const auto *line = m_lines.value(undecided[at].column);
        if (line && focused && line->isAncestorOf(focused))
            next = (at + 1) % undecided.size();
    }
    if (auto *line = m_lines.value(undecided[next].column))
        line->focusOption(undecided[next].text);
    if (auto *now = focusWidget())
        m_area->ensureWidgetVisible(now);
}

QJsonObject MatchStep::proposedField(int column) const
{
    if (const auto typed = m_typedFields.find(column); typed != m_typedFields.end())
        return *typed;
    const auto *table = m_draft.table();
    QStringList cells;
    for (const auto &row : table->sample)
        cells.append(row.value(column));
    return storedesk::imports::proposedField(table->columns.value(column), cells,
                                             table->source.formatOf(column));
}

void MatchStep::askForField(int column)
{
    if (!m_draft.table())
        return;
    auto *dialog =
        new NewFieldDialog(m_frame, m_draft.table()->columns.value(column), proposedField(column));
    connect(dialog, &NewFieldDialog::left, this,
            [this, column](const QJsonObject &typed) { m_typedFields.insert(column, typed); });
    connect(dialog, &NewFieldDialog::created, this, [this, column](const QString &key) {
        m_typedFields.remove(column);
        m_newField = {.column = column, .key = key};
        takeNewField();
    });
    m_frame.openDialog(dialog);
}

void MatchStep::takeNewField()
{
    if (!m_newField || !m_draft.matching().targets().rule(m_newField->key))
        return;
    const auto made = *std::exchange(m_newField, std::nullopt);
    m_draft.setTarget(made.column, made.key);
}

// The new field is mapped when the fields are read successfully.
void MatchStep::tellUnread()
{
    const auto &fields = m_frame.desk().contactFields();
    if (m_newField && fields.state() == desk::AccountFields::State::Failed)
        m_frame.tell(tr("The field was created, but the account's fields couldn't be reloaded. %1")
                         .arg(fields.error().words.what));
}

void MatchStep::goToObstacle()
{
    focusFirst();
}

void MatchStep::focusFirst()
{
    if (!m_lines.isEmpty())
        m_lines.front()->focusTarget();
}

} // namespace storedesk::ui::imports
