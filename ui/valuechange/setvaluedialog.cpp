// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/valuechange/setvaluedialog.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "api/session.h"
#include "jobs/jobestimate.h"
#include "jobs/jobmanager.h"
#include "ui/host/countguard.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/tables/storeband.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/valuechange/assignmentform.h"
#include "ui/valuechange/valuechangecells.h"
#include "ui/valuechange/valuechangemodel.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/selectabletext.h"
#include "workspace/workspace.h"

#include <QButtonGroup>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::valuechange {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using storedesk::imports::ChangeDuration;
using storedesk::imports::FieldAssignment;
using storedesk::imports::ValueChange;

// The delay is long enough to type a word without a comparison after each letter.
static constexpr auto typingPause = 250ms;

SetValueDialog::SetValueDialog(PageHost &host, ContactSource contacts, QWidget *parent)
    : QDialog(parent)
    , m_host(host)
    , m_contacts(std::move(contacts))
    , m_rules(AssignmentForm::fieldsOf(host.account().contactFields()))
    , m_another(new Button(Icon::Plus, tr("Add a field"), host.theme(), this))
    , m_parts(new QButtonGroup(this))
    , m_now(new QLabel(this))
    , m_model(new ValueChangeModel(m_contacts.reader(), this))
    , m_table(new TableView(host.theme(), this))
    , m_undo(new QLabel(this))
    , m_workflows(new QLabel(tr("Workflows that react to this change may start."), this))
    , m_import(new QRadioButton(this))
    , m_requests(new QRadioButton(this))
    , m_sending(new QLabel(this))
    , m_count(new CountGuard(host, this))
    , m_main(new Button({}, host.theme(), this))
    , m_comparing(host.clock())
    , m_writing(host.clock())
    , m_pause(host.clock().timer([this] { compare(); }))
{
    setObjectName(u"setValueDialog"_s);
    setWindowTitle(tr("Set a value"));
    build();
    addField();
    connect(&host.account().contactFields(), &account::AccountFields::changed, this,
            &SetValueDialog::followFields);
    host.account().contactFields().need();
    showState();
}

SetValueDialog::~SetValueDialog() = default;

// The fields of the account are loaded later. A value that was already entered is preserved.
void SetValueDialog::followFields()
{
    auto rules = AssignmentForm::fieldsOf(m_host.account().contactFields());
    if (rules.rules == m_rules.rules)
        return;
    m_rules = std::move(rules);
    if (m_fields.size() > 1 || m_fields.front()->assignment())
        return;
    const auto chosen = m_fields.front()->key();
    const auto mode = m_fields.front()->mode();
    removeField(m_fields.front());
    m_added = 0;
    addField();
    m_fields.front()->choose(chosen, mode);
}

void SetValueDialog::changeList(const QString &key)
{
    m_fields.front()->choose(key, storedesk::imports::FieldAssignment::Mode::Add);
}

bool SetValueDialog::isSettled() const
{
    return !m_comparing.running() && !m_writing.running() && m_model->isSettled();
}

std::vector<FieldAssignment> SetValueDialog::typed() const
{
    std::vector<FieldAssignment> typed;
    std::ranges::transform(m_fields, std::back_inserter(typed), &AssignmentForm::typed);
    return typed;
}

void SetValueDialog::restore(const std::vector<FieldAssignment> &typed)
{
    bool isFirst = true;
    for (const auto &assignment : typed) {
        // The field may have been deleted since.
        if (!m_rules.rule(assignment.rule.key))
            continue;
        if (!std::exchange(isFirst, false))
            addField();
        m_fields.back()->restore(assignment);
    }
    m_fields.front()->focusFirst();
}

void SetValueDialog::build()
{
    auto *body = new QWidget(this);
    auto *box = new QVBoxLayout(body);
    box->setContentsMargins(18, 14, 18, 12);
    box->setSpacing(8);
    box->addWidget(buildFields());
    box->addWidget(buildPreview(), 1);
    box->addWidget(buildSending());
    auto *whole = columnIn(this);
    whole->addWidget(new StoreBand(m_host.storeMark(), m_host.theme(), this));
    whole->addWidget(body, 1);
    whole->addWidget(buildFoot());
    setMinimumWidth(m_host.theme().scaled(680));
    resize(m_host.theme().scaled(780), m_host.theme().scaled(580));
}

QWidget *SetValueDialog::buildFields()
{
    auto *widget = new QWidget(this);
    m_forms = columnIn(widget, 4);
    m_another->setObjectName(u"anotherField"_s);
    m_another->setKind(Role::Flat);
    m_another->setAutoDefault(false);
    setSmall(m_another);
    connect(m_another, &Button::clicked, this, &SetValueDialog::addField);
    m_forms->addWidget(m_another, 0, Qt::AlignLeft);
    return widget;
}

QWidget *SetValueDialog::buildPreview()
{
    auto *widget = new QWidget(this);
    auto *box = columnIn(widget, 6);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    for (int at = 0; at < 3; ++at) {
        auto *button = new Button({}, m_host.theme(), widget);
        button->setKind(Role::Segment);
        button->setProperty("place", at == 0 ? u"first"_s : at == 2 ? u"last"_s : u"middle"_s);
        button->setCheckable(true);
        button->setChecked(at == 0);
        button->setAutoDefault(false);
        button->setObjectName(u"changePart%1"_s.arg(at));
        m_parts->addButton(button, at);
        row->addWidget(button);
    }
    connect(m_parts, &QButtonGroup::idToggled, this, [this](int, bool checked) {
        if (checked)
            showPart();
    });
    m_now->setObjectName(u"changeNow"_s);
    setSelectable({m_now});
    m_now->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    setRole(m_now, Role::Small);
    row->addSpacing(12);
    row->addWidget(m_now, 1);
    box->addLayout(row);
    auto *panel = new Panel(widget);
    m_table->setObjectName(u"changePreview"_s);
    m_table->setAccessibleName(tr("Current and new values"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new ValueChangeCells(m_host.theme(), m_table));
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->horizontalHeader()->setStretchLastSection(true);
    panel->box()->addWidget(m_table);
    panel->setMinimumHeight(m_host.theme().scaled(120));
    box->addWidget(panel, 1);
    return widget;
}

QWidget *SetValueDialog::sentence(Icon icon, QLabel *label)
{
    auto *line = new QWidget(this);
    auto *row = rowIn(line, 8);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    setRole(label, Role::Small);
    row->addWidget(new IconLabel(icon, Tone::Neutral, m_host.theme(), line), 0, Qt::AlignTop);
    row->addWidget(label, 1);
    return line;
}

QWidget *SetValueDialog::buildSending()
{
    auto *widget = new QWidget(this);
    auto *box = columnIn(widget, 4);
    m_import->setObjectName(u"sendAsImport"_s);
    m_requests->setObjectName(u"sendAsRequests"_s);
    m_sending->setObjectName(u"sendingNote"_s);
    m_undo->setObjectName(u"undoNote"_s);
    auto *ways = new QHBoxLayout;
    ways->setSpacing(16);
    ways->addWidget(m_import);
    ways->addWidget(m_requests);
    ways->addStretch(1);
    box->addLayout(ways);
    box->addWidget(sentence(Icon::Clock, m_sending));
    box->addWidget(sentence(Icon::Undo, m_undo));
    box->addWidget(sentence(Icon::Workflows, m_workflows));
    for (auto *way : {m_import, m_requests})
        connect(way, &QRadioButton::clicked, this, [this] {
            m_chose = true;
            showSending();
        });
    return widget;
}

QWidget *SetValueDialog::buildFoot()
{
    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    auto *cancel = new Button(tr("Cancel"), m_host.theme(), foot);
    cancel->setObjectName(u"cancel"_s);
    cancel->setKeyHint(Qt::Key_Escape);
    cancel->setAutoDefault(false);
    m_main->setObjectName(u"setValues"_s);
    m_main->setKind(Role::Primary);
    m_main->setAutoDefault(false);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(18, 12, 18, 12);
    row->setSpacing(8);
    row->addWidget(m_count, 1);
    row->addStretch();
    row->addWidget(cancel);
    row->addWidget(m_main);
    connect(cancel, &Button::clicked, this, &QDialog::reject);
    connect(m_main, &Button::clicked, this, &SetValueDialog::send);
    connect(m_count, &CountGuard::entered, this, &SetValueDialog::send);
    return foot;
}

void SetValueDialog::addField()
{
    auto *form = new AssignmentForm(m_added++, m_rules, m_host.theme(), this);
    const auto isTaken = [this](const catalogue::FieldRule &rule) {
        return std::ranges::any_of(
            m_fields, [&rule](const AssignmentForm *other) { return other->key() == rule.key; });
    };
    if (const auto free = std::ranges::find_if_not(m_rules.rules, isTaken);
        !m_fields.isEmpty() && free != m_rules.rules.end())
        form->choose(free->key);
    m_fields.append(form);
    m_forms->insertWidget(m_forms->count() - 1, form);
    connect(form, &AssignmentForm::changed, this, &SetValueDialog::fieldsChanged);
    connect(form, &AssignmentForm::removeWanted, this, [this, form] { removeField(form); });
    for (auto *one : std::as_const(m_fields))
        one->setRemovable(m_fields.size() > 1);
    form->focusFirst();
    fieldsChanged();
}

void SetValueDialog::removeField(AssignmentForm *form)
{
    m_fields.removeAll(form);
    discard(form);
    for (auto *one : std::as_const(m_fields))
        one->setRemovable(m_fields.size() > 1);
    fieldsChanged();
}

void SetValueDialog::fieldsChanged()
{
    m_comparing.stop();
    m_effect.reset();
    m_pause->start(typingPause);
    showState();
}

QString SetValueDialog::obstacle() const
{
    QStringList keys;
    for (const auto *form : m_fields) {
        if (const auto why = form->obstacle(); !why.isEmpty())
            return why;
        if (keys.contains(form->key()))
            return tr("The same field is chosen twice.");
        keys.append(form->key());
    }
    return {};
}

void SetValueDialog::compare()
{
    if (!obstacle().isEmpty())
        return showState();
    ValueChange change;
    for (const auto *form : std::as_const(m_fields)) {
        const auto assignment = form->assignment();
        if (!assignment)
            return;
        change.fields.push_back(*assignment);
    }
    m_comparing.start([change, contacts = m_contacts.contacts()](
                          base::Progress &progress) { return change.effectOn(contacts, progress); },
                      [this, change](const base::Result<ValueChange::Effect> &effect) {
                          takeEffect(change, effect);
                      });
    showState();
}

void SetValueDialog::takeEffect(const ValueChange &change,
                                const base::Result<ValueChange::Effect> &effect)
{
    m_problem = effect ? base::Problem() : effect.error();
    m_change = change;
    if (effect)
        m_effect = *effect;
    m_chose = false;
    const bool hasColumns = m_model->columnCount()
        == ValueChangeModel::FirstField + static_cast<int>(change.fields.size());
    showPart();
    if (!hasColumns) {
        m_table->setColumnAtLeast(ValueChangeModel::NameColumn, 190);
        m_table->setColumnAtLeast(ValueChangeModel::EmailColumn, 210);
        for (int column = ValueChangeModel::FirstField; column < m_model->columnCount(); ++column)
            m_table->setColumnAtLeast(column, 240);
    }
    showState();
}

void SetValueDialog::showPart()
{
    storage::ContactMirror::Numbers numbers;
    if (m_effect) {
        const auto part = static_cast<Part>(m_parts->checkedId());
        if (part != Part::Same)
            numbers = m_effect->changed;
        if (part != Part::Changed)
            numbers.insert(numbers.end(), m_effect->same.begin(), m_effect->same.end());
    }
    m_model->show(m_change, m_contacts.columns(), std::move(numbers));
}

qint64 SetValueDialog::toSend() const
{
    return m_effect ? static_cast<qint64>(m_effect->changed.size()) : 0;
}

void SetValueDialog::showState()
{
    const auto changed = toSend();
    const auto same = m_effect ? static_cast<qint64>(m_effect->same.size()) : 0;
    m_parts->button(0)->setText(tr("All %L1").arg(changed + same));
    m_parts->button(1)->setText(tr("Will change %L1").arg(changed));
    m_parts->button(2)->setText(tr("Unchanged %L1").arg(same));
    const auto why = obstacle();
    QStringList now;
    if (!m_problem.what.isEmpty())
        now.append(u"%1 %2"_s.arg(m_problem.what, m_problem.why));
    else if (!m_effect)
        now.append(why.isEmpty() ? tr("Comparing with the current values…") : why);
    else if (changed > 0)
        now += QStringList{
            tr("%Ln are empty now", nullptr, static_cast<int>(m_effect->empty)),
            tr("%Ln have another value", nullptr, static_cast<int>(changed - m_effect->empty))};
    if (m_effect && !m_effect->unnamed.empty())
        now.append(tr("%Ln without an email or external ID can't be changed", nullptr,
                      static_cast<int>(m_effect->unnamed.size())));
    m_now->setText(now.join(u" · "_s));
    m_undo->setText(tr("The previous values are stored for %Ln day(s), so you can undo this.",
                       nullptr, storedesk::jobs::JobManager::retentionDays));
    m_count->setCount(changed);
    m_main->setText(changed == 0
                        ? tr("Set the value")
                        : tr("Set for %Ln contact(s)", nullptr, static_cast<int>(changed)));
    m_main->setEnabled(!m_writing.running());
    showSending();
}

bool SetValueDialog::sendsImport() const
{
    return m_import->isChecked() && m_change.whyNoImport().isEmpty();
}

void SetValueDialog::showSending()
{
    const auto count = toSend();
    const auto limit = m_host.account().session().client().pace().limit;
    const auto duration = ChangeDuration::of(count, limit);
    const auto whyNot = m_effect ? m_change.whyNoImport() : QString();
    if (!m_chose)
        (whyNot.isEmpty() && duration.isImportFaster() && !m_change.needsComparison() ? m_import
                                                                                      : m_requests)
            ->setChecked(true);
    m_import->setEnabled(whyNot.isEmpty());
    m_import->setToolTip(whyNot);
    m_import->setText(tr("As one &import, %1").arg(storedesk::jobs::durationText(duration.import)));
    m_requests->setText(duration.requests
                            ? tr("As %L1 &requests, %2")
                                  .arg(2 * count)
                                  .arg(storedesk::jobs::durationText(*duration.requests))
                            : tr("As %L1 &requests").arg(2 * count));
    m_sending->setText(
        sendsImport()
            ? tr("One import is faster for this many contacts. Contacts deleted in the meantime "
                 "are created again.")
            : whyNot.isEmpty()
            ? tr("Each contact is loaded before it is changed. Deleted contacts stay deleted, and "
                 "lists changed in the meantime are not overwritten.")
            : tr("%1 Each contact is loaded before it is changed.", "reason, explanation")
                  .arg(whyNot));
}

void SetValueDialog::send()
{
    if (const auto why = obstacle(); !why.isEmpty()) {
        const auto form = std::ranges::find_if(
            m_fields, [](const AssignmentForm *one) { return !one->obstacle().isEmpty(); });
        if (form != m_fields.end())
            (*form)->goToProblem();
        return;
    }
    if (m_writing.running() || !m_effect)
        return;
    if (toSend() == 0)
        return m_host.tell(tr("Nothing to send: all contacts already have this value."));
    if (!m_count->isMet())
        return m_count->setFocus(Qt::OtherFocusReason);
    const storage::MirrorSelection changed{.path = m_contacts.contacts().path,
                                           .numbers = m_effect->changed};
    sendsImport() ? sendImport(changed) : sendRequests(changed);
    showState();
}

void SetValueDialog::sendRequests(const storage::MirrorSelection &changed)
{
    m_writing.start([change = m_change, changed](
                        base::Progress &progress) { return change.requests(changed, progress); },
                    [this](base::Result<storedesk::jobs::ListJob> &&job) {
                        if (job)
                            return begun(m_host.workspace().jobManager().begin(std::move(*job)));
                        m_problem = job.error();
                        showState();
                    });
}

void SetValueDialog::sendImport(const storage::MirrorSelection &changed)
{
    auto &jobManager = m_host.workspace().jobManager();
    m_writing.start(
        [change = m_change, changed, folder = jobManager.folder(), clock = &jobManager.clock(),
         fields = m_host.account().contactFields().definitions()](base::Progress &progress) {
            return change.writeImport(changed, fields, folder, *clock, progress);
        },
        [this, &jobManager](const base::Result<QString> &id) {
            if (!id) {
                m_problem = id.error();
                return showState();
            }
            jobManager.run(*id);
            begun(*id);
        });
}

void SetValueDialog::begun(const QString &jobId)
{
    accept();
    m_host.tell(tr("The job is running. You can keep working."));
    m_host.open(jobPlace(jobId));
}

// Ignores Enter. Only the button sends the values, or Enter in the field for the typed count.
void SetValueDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return event->accept();
    QDialog::keyPressEvent(event);
}

} // namespace storedesk::ui::valuechange
