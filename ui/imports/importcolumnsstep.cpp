// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/importcolumnsstep.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "catalogue/key.h"
#include "importcheck/fieldproposal.h"
#include "ui/forms/constantlist.h"
#include "ui/host/pagehost.h"
#include "ui/imports/columnline.h"
#include "ui/imports/derivedcolumns.h"
#include "ui/imports/newfielddialog.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/valuechange/listchange.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/selectabletext.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::ImportKind;
using storedesk::imports::ImportDraft;

ImportColumnsStep::ImportColumnsStep(ImportDraft &draft, PageHost &host, QWidget *parent)
    : AssistantStep(parent)
    , m_draft(draft)
    , m_host(host)
    , m_sign(new IconLabel(Icon::Warning, Tone::Warn, host.theme(), this))
    , m_needs(new QLabel(this))
    , m_sum(new QLabel(this))
    , m_again(new Button(Icon::Refresh, tr("Re&map columns"), host.theme(), this))
    , m_decide(new Button(tr("Next &decision"), host.theme(), this))
    , m_derive(new Button(Icon::Columns, tr("S&plit or join"), host.theme(), this))
    , m_body(new QWidget(this))
    , m_lineBox(new QVBoxLayout(m_body))
    , m_constants(new forms::ConstantList(host, this))
{
    build();
    connect(m_constants, &forms::ConstantList::changed, this,
            [this](const std::vector<storedesk::records::FieldConstant> &constants) {
                auto settings = m_draft.settings();
                settings.constants = constants;
                m_draft.setSettings(settings);
            });
    connect(m_constants, &forms::ConstantList::listChangeAsked, this,
            &ImportColumnsStep::changeLists);
    connect(&draft, &ImportDraft::changed, this, &ImportColumnsStep::showState);
    connect(&host.account().contactFields(), &account::AccountFields::changed, this,
            &ImportColumnsStep::reportUnread);
    connect(m_again, &Button::clicked, &draft, &ImportDraft::matchAgain);
    connect(m_decide, &Button::clicked, this, &ImportColumnsStep::goToOpenDecision);
    auto *next = new QAction(this);
    next->setShortcut(Qt::Key_F8);
    next->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(next, &QAction::triggered, this, &ImportColumnsStep::goToOpenDecision);
    addAction(next);
}

void ImportColumnsStep::changeLists(const QString &field)
{
    namespace contact = catalogue::key::contact;
    valuechange::ContactColumn table{.path = m_draft.path(), .reading = m_draft.origin().reading};
    const auto &columns = m_draft.columns();
    for (const auto &target : {contact::externalId, contact::email}) {
        const auto found = std::ranges::find(columns, QString(target),
                                             &storedesk::importcheck::ImportColumn::target);
        if (found == columns.end())
            continue;
        table.column = static_cast<int>(found - columns.begin());
        table.keyField = target;
    }
    valuechange::changeLists(m_host, table, field, this);
}

void ImportColumnsStep::build()
{
    m_needs->setObjectName(u"needs"_s);
    m_sum->setObjectName(u"matchSum"_s);
    m_again->setObjectName(u"matchAgain"_s);
    m_decide->setObjectName(u"decide"_s);
    m_decide->setKeyHint(Qt::Key_F8);
    m_derive->setObjectName(u"deriveColumns"_s);
    auto *menu = new QMenu(m_derive);
    menu->setObjectName(u"deriveMenu"_s);
    m_derive->setMenu(menu);
    new DerivedColumns(m_draft, m_host, *menu);
    setSelectable({m_needs, m_sum});
    setRole(m_sum, Role::Muted);
    auto *top = new QWidget(this);
    // The line wraps as often as large text requires.
    auto *flow = new FlowLayout(top);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setLastAtEnd(true);
    for (auto *part :
         std::initializer_list<QWidget *>{m_sign, m_needs, m_sum, m_decide, m_derive, m_again})
        flow->addWidget(part);
    m_lineBox->setContentsMargins(0, 0, 0, 0);
    m_lineBox->setSpacing(0);
    auto *panel = new Panel(this);
    panel->box()->setSpacing(0);
    panel->box()->addWidget(headings());
    panel->box()->addWidget(separator(panel));
    m_area = scrolled(m_body);
    panel->box()->addWidget(m_area, 1);
    auto *box = columnIn(this, 10);
    box->addWidget(top);
    box->addWidget(panel, 1);
    box->addWidget(m_constants);
}

QWidget *ImportColumnsStep::headings()
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

void ImportColumnsStep::enter()
{
    showState();
}

void ImportColumnsStep::fill()
{
    const auto *table = m_draft.table();
    const auto columns = table ? table->columns : QStringList();
    const auto &targets = m_draft.matching().targets();
    if (columns != m_shownColumns) {
        for (auto *line : std::as_const(m_lines))
            discard(line);
        m_lines.clear();
        // Remove the stretch below the lines.
        delete m_lineBox->takeAt(m_lineBox->count() - 1);
        for (int column = 0; column < columns.size(); ++column) {
            auto *line = new ColumnLine(column, m_host.theme(), m_body);
            connect(line, &ColumnLine::targetChosen, &m_draft, &ImportDraft::setTarget);
            connect(line, &ColumnLine::optionChosen, &m_draft, &ImportDraft::setOption);
            connect(line, &ColumnLine::newFieldAsked, this, &ImportColumnsStep::askForField);
            m_lineBox->addWidget(line);
            // Show the line immediately, so that it can receive the focus.
            line->setVisible(true);
            m_lines.append(line);
        }
        m_lineBox->addStretch(1);
    }
    if (columns != m_shownColumns || targets.rules != m_shownTargets.rules) {
        const auto whyNot =
            m_host.account().mayWrite() ? QString() : tr("the account is read-only");
        for (auto *line : std::as_const(m_lines))
            line->setTargets(targets, m_draft.settings().kind == ImportKind::Contacts, whyNot);
    }
    m_shownColumns = columns;
    m_shownTargets = targets;
}

void ImportColumnsStep::showState()
{
    // Do nothing while hidden, because a file may have thousands of columns.
    if (!isVisible() && m_lines.isEmpty())
        return;
    fill();
    applyNewField();
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
    m_constants->setVisible(m_draft.settings().kind != ImportKind::Coupons);
    m_constants->show(m_draft.matching().targets(), m_draft.settings().constants);
    m_decide->setVisible(!m_draft.matching().undecided().empty());
    Q_EMIT changed();
}

QString ImportColumnsStep::title() const
{
    return tr("Map columns");
}

QString ImportColumnsStep::obstacle() const
{
    return m_draft.missing();
}

QString ImportColumnsStep::note() const
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

QString ImportColumnsStep::act() const
{
    return tr("&Next: check all rows");
}

void ImportColumnsStep::goToOpenDecision()
{
    const auto undecided = m_draft.matching().undecided();
    if (undecided.empty())
        return;
    // Go to the next undecided column after the focus, wrapping around.
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

QStringList ImportColumnsStep::sampleOf(int column) const
{
    QStringList cells;
    for (const auto &row : m_draft.table()->sample)
        cells.append(row.value(column));
    return cells;
}

QJsonObject ImportColumnsStep::proposedField(int column) const
{
    if (const auto typed = m_typedFields.find(column); typed != m_typedFields.end())
        return *typed;
    const auto *table = m_draft.table();
    return storedesk::importcheck::proposedField(table->columns.value(column), sampleOf(column),
                                                 table->source.formatOf(column));
}

void ImportColumnsStep::askForField(int column)
{
    if (!m_draft.table())
        return;
    auto *dialog =
        new NewFieldDialog(m_host, m_draft.table()->columns.value(column), proposedField(column),
                           storedesk::importcheck::proposedOptions(
                               sampleOf(column), m_draft.table()->source.formatOf(column)));
    connect(dialog, &NewFieldDialog::left, this,
            [this, column](const QJsonObject &typed) { m_typedFields.insert(column, typed); });
    connect(dialog, &NewFieldDialog::created, this, [this, column](const QString &key) {
        m_typedFields.remove(column);
        m_newField = {.column = column, .key = key};
        applyNewField();
    });
    m_host.openDialog(dialog);
}

void ImportColumnsStep::applyNewField()
{
    if (!m_newField || !m_draft.matching().targets().rule(m_newField->key))
        return;
    const auto made = *std::exchange(m_newField, std::nullopt);
    m_draft.setTarget(made.column, made.key);
}

// Reports that the fields could not be read. The new field is mapped once they are.
void ImportColumnsStep::reportUnread()
{
    const auto &fields = m_host.account().contactFields();
    if (m_newField && fields.state() == account::AccountFields::State::Failed)
        m_host.tell(tr("The field was created, but the account's fields couldn't be reloaded. %1")
                        .arg(fields.error().words.what));
}

void ImportColumnsStep::goToProblem()
{
    focusFirst();
}

void ImportColumnsStep::focusFirst()
{
    if (!m_lines.isEmpty())
        m_lines.front()->focusTarget();
}

} // namespace storedesk::ui::imports
