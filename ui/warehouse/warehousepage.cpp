// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/warehouse/warehousepage.h"

#include "account/account.h"
#include "journal/jobprogress.h"
#include "ui/host/buttonaction.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/typeddraft.h"
#include "ui/tables/columnarrangement.h"
#include "ui/tables/tableview.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/warehouse/connectionform.h"
#include "ui/warehouse/synceddaysmodel.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/selectabletext.h"
#include "warehouse/warehousesync.h"
#include "workspace/workspace.h"

#include <QDateEdit>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSortFilterProxyModel>
#include <QToolButton>

namespace storedesk::ui::warehouse {

using namespace Qt::StringLiterals;
using storedesk::warehouse::WarehouseSync;
using Activity = WarehouseSync::Activity;

WarehousePage::WarehousePage(PageHost &host, QWidget *parent)
    : Page(host, {.page = pageid::warehouse}, parent)
    , m_sync(host.workspace().warehouseSync())
    , m_head(new PageHead(tr("Warehouse"), this))
    , m_notice(new Notice(host.theme(), this))
    , m_form(new ConnectionForm(host.theme(), this))
    , m_kept(new TypedDraft(
          host, place().text(), [this] { return m_form->typed(); }, this))
    , m_days(new SyncedDaysModel(this))
{
    build();
    connect(m_form, &ConnectionForm::changed, m_kept, &TypedDraft::note);
    connect(m_kept, &TypedDraft::readable, this, &WarehousePage::fillForm);
    connect(&m_sync, &WarehouseSync::changed, this, &WarehousePage::show);
    connect(&host.account(), &account::Account::rightsChanged, this, &WarehousePage::show);
    m_timer.setInterval(1000);
    connect(&m_timer, &QTimer::timeout, this, &WarehousePage::showProgress);
    show();
}

QString WarehousePage::title() const
{
    return tr("Warehouse");
}

Icon WarehousePage::icon() const
{
    return Icon::Warehouse;
}

void WarehousePage::refresh()
{
    if (m_sync.isReady())
        m_sync.refresh();
}

void WarehousePage::focusFirst()
{
    if (m_form->isVisible())
        m_form->focusFirst();
    else
        m_syncNow->setFocus(Qt::OtherFocusReason);
}

bool WarehousePage::settled() const
{
    return m_sync.isReady() && m_sync.activity() == Activity::Idle;
}

bool WarehousePage::hasPendingChanges() const
{
    return m_form->isEdited();
}

void WarehousePage::discardChanges()
{
    m_kept->drop();
    m_form->setConnection(m_sync.settings());
}

void WarehousePage::keepDraftChanges()
{
    m_kept->keep();
}

// Shows the stored connection, or what the user had typed instead of it.
void WarehousePage::fillForm()
{
    if (!m_filled || m_form->isEdited())
        return;
    const auto draft = m_kept->kept();
    draft ? m_form->setTyped(draft->values) : m_form->setConnection(m_sync.settings());
    m_changing = m_changing || draft;
    show();
}

QJsonObject WarehousePage::viewState() const
{
    return m_columns->state();
}

void WarehousePage::restoreViewState(const QJsonObject &state)
{
    m_columns->restore(state);
}

void WarehousePage::build()
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(marginsAlong(20, 16, 20, 16));
    box->setSpacing(12);
    buildHead();
    box->addWidget(m_head);
    m_notice->setObjectName(u"notice"_s);
    box->addWidget(m_notice);
    m_form->setPasswordHint(
        m_sync.storesPasswords()
            ? tr("The password is stored in the keychain. Leave it empty to use the stored one or "
                 "~/.pgpass.")
            : tr("The password is used until you quit. Leave it empty to use the last one or "
                 "~/.pgpass."));
    box->addWidget(m_form);
    connect(m_form, &ConnectionForm::edited, this, &WarehousePage::headChanged);
    connect(m_form, &ConnectionForm::connectAsked, this,
            [this](const storedesk::warehouse::ConnectionSettings &settings,
                   const QByteArray &password) {
                m_connecting = true;
                m_sync.connectTo(settings, password);
            });
    box->addWidget(makeCreation());
    box->addWidget(makeProgress());
    box->addWidget(makeTable(), 1);
    box->addStretch();
}

Button *WarehousePage::addButton(Icon icon, const QString &text, const char *name)
{
    auto *button = new Button(icon, text, host().theme(), this);
    button->setObjectName(QString::fromLatin1(name));
    m_head->add(button);
    return button;
}

void WarehousePage::buildHead()
{
    m_head->setSubtitle(tr("An exact copy of the store in PostgreSQL, for other tools"));
    m_change = addButton(Icon::Settings, tr("Connection"), "changeConnection");
    m_change->setCheckable(true);
    m_verify = addButton(Icon::TickCircle, tr("Verify"), "verify");
    m_pause = addButton(Icon::Pause, tr("Pause"), "pause");
    m_syncNow = addButton(Icon::Refresh, tr("Sync now"), "sync");
    m_syncNow->setKind(Role::Primary);
    m_actions = {new ButtonAction(*m_syncNow, Qt::CTRL | Qt::ALT | Qt::Key_S),
                 new ButtonAction(*m_pause, Qt::CTRL | Qt::SHIFT | Qt::Key_J),
                 new ButtonAction(*m_verify, Qt::CTRL | Qt::ALT | Qt::Key_E),
                 new ButtonAction(*m_change)};
    connect(m_change, &QPushButton::clicked, this, [this](bool checked) {
        m_changing = checked;
        if (!m_form->isEdited())
            m_form->setConnection(m_sync.settings());
        show();
    });
    connect(m_verify, &QPushButton::clicked, &m_sync, &WarehouseSync::verify);
    // A verification has no intermediate results from which it could continue.
    connect(m_pause, &QPushButton::clicked, this, [this] {
        m_sync.activity() == Activity::Verifying ? m_sync.cancel() : m_sync.pause();
    });
    connect(m_syncNow, &QPushButton::clicked, &m_sync, &WarehouseSync::sync);
}

QWidget *WarehousePage::makeCreation()
{
    m_creation = new Panel(this);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(14, 10, 14, 10);
    m_firstDay = new QDateEdit(m_creation);
    m_firstDay->setObjectName(u"firstDay"_s);
    m_firstDay->setCalendarPopup(true);
    const auto today = host().clock().now().date();
    m_firstDay->setMaximumDate(today);
    // Purchases are known for two years.
    m_firstDay->setDate(QDate(today.year(), today.month(), 1).addYears(-2));
    auto *label = new QLabel(tr("&First day of data"), m_creation);
    label->setBuddy(m_firstDay);
    m_create = new Button(Icon::Plus, tr("Create the tables"), host().theme(), m_creation);
    m_create->setObjectName(u"create"_s);
    m_create->setKind(Role::Primary);
    connect(m_create, &QPushButton::clicked, this, [this] { m_sync.create(m_firstDay->date()); });
    line->addWidget(label);
    line->addWidget(m_firstDay);
    line->addWidget(m_create);
    line->addStretch();
    m_creation->box()->addLayout(line);
    return m_creation;
}

QWidget *WarehousePage::makeProgress()
{
    m_running = new Panel(this);
    auto *column = new QVBoxLayout;
    column->setContentsMargins(14, 10, 14, 12);
    m_doing = new QLabel(m_running);
    m_doing->setObjectName(u"doing"_s);
    setSelectable({m_doing});
    m_line = new ProgressLine(host().theme(), m_running);
    m_line->setAccessibleName(tr("Sync progress"));
    column->addWidget(m_doing);
    column->addWidget(m_line);
    m_running->box()->addLayout(column);
    return m_running;
}

QWidget *WarehousePage::makeTable()
{
    m_contents = new Panel(this);
    m_counts = new QLabel(m_contents);
    m_counts->setObjectName(u"counts"_s);
    m_counts->setWordWrap(true);
    setSelectable({m_counts});
    m_counts->setContentsMargins(14, 10, 14, 6);
    m_table = new TableView(host().theme(), m_contents);
    m_table->setObjectName(u"days"_s);
    m_table->setAccessibleName(tr("Synced days"));
    auto *sorted = new QSortFilterProxyModel(m_table);
    sorted->setSourceModel(m_days);
    sorted->setSortRole(itemmodels::ColumnModelBase::SortRole);
    m_table->setModel(sorted);
    m_table->sortByHeadings();
    m_table->sortByColumn(SyncedDaysModel::Day, Qt::DescendingOrder);
    m_table->horizontalHeader()->setStretchLastSection(true);
    for (int column = 0; column < SyncedDaysModel::ColumnCount; ++column)
        m_table->setColumnAtLeast(column,
                                  m_table->scaled(column == SyncedDaysModel::Asked ? 190 : 130));
    m_columns = new ColumnArrangement(*m_table, SyncedDaysModel::columnNames());
    connect(m_columns, &ColumnArrangement::changed, this, &WarehousePage::viewStateChanged);
    auto *top = new QHBoxLayout;
    top->addWidget(m_counts, 1);
    top->addWidget(m_columns->makeButton(m_contents), 0, Qt::AlignTop);
    top->addSpacing(8);
    m_contents->box()->addLayout(top);
    m_contents->box()->addWidget(m_table, 1);
    return m_contents;
}

void WarehousePage::show()
{
    const bool idle = m_sync.activity() == Activity::Idle;
    const bool hasTables = m_sync.status().has_value();
    const bool working =
        m_sync.activity() == Activity::Syncing || m_sync.activity() == Activity::Verifying;
    const bool connected = hasTables || m_sync.needsTables() || m_sync.needsUpgrade() || working;
    if (m_sync.isReady() && !std::exchange(m_filled, m_sync.isReady()))
        return fillForm();
    // The form stays open until the server accepts the connection.
    if (idle && std::exchange(m_connecting, false) && m_sync.problem().what.isEmpty()) {
        m_changing = false;
        m_kept->drop();
        m_form->setConnection(m_sync.settings());
    }
    const bool asksForConnection = m_sync.isReady() && (m_changing || !connected);
    m_form->setVisible(asksForConnection);
    m_form->setBusy(!idle);
    m_change->setVisible(connected);
    m_change->setChecked(m_changing);
    m_creation->setVisible(m_sync.needsTables());
    m_create->setEnabled(idle);
    // A small window has no place for both.
    m_contents->setVisible(hasTables && !asksForConnection);
    m_running->setVisible(!idle);
    // Both request exports from the service.
    const bool mayExport = host().account().mayWrite();
    m_syncNow->setEnabled(mayExport && idle && (hasTables || m_sync.needsUpgrade()));
    m_verify->setEnabled(mayExport && idle && hasTables);
    for (auto *button : {m_syncNow, m_verify})
        button->setToolTip(mayExport
                               ? QString()
                               : tr("This account is read-only, so no exports can be requested."));
    m_pause->setVisible(working);
    m_pause->setText(m_sync.activity() == Activity::Verifying ? tr("Cancel") : tr("Pause"));
    m_pause->setSign(m_sync.activity() == Activity::Verifying ? Icon::Close : Icon::Pause);
    m_syncNow->setVisible(!working);
    if (hasTables) {
        const auto &status = *m_sync.status();
        m_syncNow->setText(status.state.began.isValid() ? tr("Resume the sync") : tr("Sync now"));
        m_days->setDays(status.state.days);
        QStringList parts;
        for (const auto &table : status.tables)
            parts.append(u"%1: %2"_s.arg(table.table, QLocale().toString(table.rows)));
        m_counts->setText(
            tr("%1 · schema %2 · PostgreSQL %3")
                .arg(m_sync.settings().shownText(), m_sync.settings().schema, status.server)
            + u'\n' + parts.join(u" · "_s));
    }
    idle ? m_timer.stop() : m_timer.start();
    showNotice();
    showProgress();
}

void WarehousePage::showNotice()
{
    const auto &problem = m_sync.problem();
    const auto &verification = m_sync.verification();
    const bool idle = m_sync.activity() == Activity::Idle;
    m_notice->setVisible(idle);
    if (!problem.what.isEmpty()) {
        m_notice->setVisible(true);
        // The reason is a message of the server, which is not a complete sentence.
        const auto why =
            problem.why.isEmpty() || problem.why.endsWith(u'.') ? problem.why : problem.why + u'.';
        m_notice->tell(Tone::Err, problem.what,
                       QStringList{why, problem.next}.join(u' ').trimmed());
    } else if (m_sync.needsTables()) {
        m_notice->tell(Tone::Accent, tr("Connected."),
                       tr("The schema is empty. Create the tables, then start the first sync."));
    } else if (verification && idle) {
        if (verification->differences() == 0)
            m_notice->tell(Tone::Ok, tr("No differences."),
                           tr("%L1 rows were compared with the store.").arg(verification->rows));
        else
            m_notice->tell(Tone::Warn,
                           tr("%Ln differences.", nullptr, int(verification->differences())),
                           tr("Missing rows: %L1. Rows only in the warehouse: %L2. Different rows: "
                              "%L3. The next sync corrects them.")
                               .arg(verification->missing)
                               .arg(verification->extra)
                               .arg(verification->changed));
    } else if (m_sync.status() && m_sync.status()->state.began.isValid()) {
        m_notice->tell(Tone::Warn, tr("The sync is paused."), tr("It resumes where it stopped."));
    } else if (m_sync.status() && m_sync.status()->lastSync.isValid()) {
        m_notice->tell(Tone::Ok, tr("The warehouse is up to date."),
                       tr("Last sync: %1")
                           .arg(QLocale().toString(m_sync.status()->lastSync.toLocalTime(),
                                                   QLocale::ShortFormat)));
    } else {
        m_notice->tell(Tone::Neutral, tr("Nothing has been synced yet."),
                       tr("The warehouse needs a PostgreSQL database, version 15 or later. The "
                          "program storedesk-warehouse-role creates a role for it."));
    }
}

void WarehousePage::showProgress()
{
    QString text;
    switch (m_sync.activity()) {
    case Activity::Idle:
        return;
    case Activity::Connecting:
        text = tr("Connecting…");
        break;
    case Activity::Creating:
        text = tr("Creating the tables…");
        break;
    case Activity::Syncing:
        text = tr("Syncing…");
        break;
    case Activity::Verifying:
        text = tr("Comparing with the store…");
        break;
    }
    const auto left = m_sync.left();
    if (left)
        text = text.remove(u'…') + u" · "_s
            + journal::leftText({.left = std::chrono::ceil<std::chrono::seconds>(*left)});
    m_doing->setText(text);
    if (m_sync.part() > 0)
        m_line->setAmount(qint64(m_sync.part() * 1000), 1000);
    else
        m_line->setBusy();
}

} // namespace storedesk::ui::warehouse
