// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/setup/setuppage.h"

#include "account/account.h"
#include "itemmodels/showntext.h"
#include "jobs/jobmanager.h"
#include "ui/host/accountactions.h"
#include "ui/host/filedialog.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/storemark.h"
#include "ui/setup/setupcells.h"
#include "ui/setup/setupsource.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/statepane.h"

#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QVBoxLayout>

namespace storedesk::ui::setup {

using namespace Qt::StringLiterals;
using storedesk::events::SetupReader;
using storedesk::events::SetupStep;

SetupPage::SetupPage(PageHost &host, const PageAddress &place)
    : Page(host)
    , m_place(place)
    , m_head(new PageHead(tr("Copy setup"), this))
    , m_notice(new Notice(host.theme(), this))
    , m_sources(new QComboBox(this))
    , m_from(new StoreBand({}, host.theme(), this))
    , m_to(new StoreBand({}, host.theme(), this))
    , m_view(new TableView(host.theme(), this))
    , m_pane(new StatePane(m_view, host.theme()))
    , m_sum(new ElidedLabel({}, this))
    , m_savePlan(new Button(Icon::Save, tr("Save plan…"), host.theme(), this))
    , m_apply(new Button(tr("Apply…"), host.theme(), this))
    , m_showJob(m_notice->addButton(tr("Show the job")))
    , m_jobManager(storedesk::jobs::JobManager::of(host.account()))
{
    build();
    fillSources();
    connect(&m_jobManager, &storedesk::jobs::JobManager::jobChanged, this,
            [this](const QString &id) {
                if (id == m_job)
                    followJob();
            });
    connect(&m_jobManager, &storedesk::jobs::JobManager::jobEnded, this, [this](const QString &id) {
        if (id == m_job)
            jobEnded();
    });
    connect(&m_jobManager, &storedesk::jobs::JobManager::failed, this,
            [this](const base::Problem &problem) {
                if (std::exchange(m_running, false))
                    m_notice->tell(Tone::Err, problem.what, problem.why);
                showCounts();
            });
    if (m_place.values.size() == 2)
        setSource(m_place.values);
    else
        showEmpty();
}

QString SetupPage::title() const
{
    return m_source ? tr("Setup from %1").arg(m_source->mark().name) : tr("Copy setup");
}

void SetupPage::build()
{
    const auto &theme = host().theme();
    auto *again = new Button(Icon::Refresh, tr("Compare again"), theme, this);
    again->setObjectName(u"compareAgain"_s);
    auto *open = new Button(Icon::OpenFolder, tr("Open a setup file…"), theme, this);
    open->setObjectName(u"openSetup"_s);
    auto *save = new Button(Icon::Save, tr("Save this setup…"), theme, this);
    save->setObjectName(u"saveSetup"_s);
    for (auto *button : {again, open, save})
        m_head->add(button);
    connect(again, &QPushButton::clicked, this, &SetupPage::refresh);
    connect(open, &QPushButton::clicked, this,
            [this] { askFile(tr("Open a setup file"), {}, false, &SetupPage::openFile); });
    connect(save, &QPushButton::clicked, this, [this] {
        askFile(tr("Save this setup"), u"%1.setup.json"_s.arg(host().account().profile().name),
                true, &SetupPage::saveSetup);
    });
    m_notice->setObjectName(u"notice"_s);
    m_notice->hide();
    m_showJob->setObjectName(u"showJob"_s);
    connect(m_showJob, &QPushButton::clicked, this, [this] { host().open(jobPlace(m_job)); });
    m_view->setObjectName(u"plan"_s);
    m_view->setAccessibleName(tr("Action"));
    m_view->setModel(&m_model);
    m_view->setSortingEnabled(false);
    m_view->horizontalHeader()->setSectionsClickable(false);
    m_view->setColumnAtLeast(SetupModel::Name, 250);
    m_view->setColumnAtLeast(SetupModel::Key, 150);
    m_view->setColumnAtLeast(SetupModel::State, 130);
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->cells()->setInk(SetupModel::Key, CellInk::Code);
    m_view->setPillColumn(SetupModel::State);
    for (const int column : {SetupModel::Name, SetupModel::What})
        m_view->setItemDelegateForColumn(column, new SetupCells(host().theme(), m_view));
    connect(m_view, &TableView::opened, this, &SetupPage::openWayOut);
    connect(m_view, &QAbstractItemView::clicked, &m_model, &SetupModel::fold);
    connect(&m_model, &SetupModel::ticksChanged, this, &SetupPage::showCounts);
    auto *panel = new Panel(this);
    panel->box()->addWidget(m_view);
    auto *body = new QVBoxLayout;
    body->setContentsMargins(20, 16, 20, 16);
    body->setSpacing(12);
    body->addWidget(m_head);
    body->addWidget(buildBands());
    body->addWidget(m_notice);
    body->addWidget(panel, 1);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    box->addLayout(body, 1);
    box->addWidget(buildFoot());
}

QWidget *SetupPage::buildBands()
{
    auto *bands = new QWidget(this);
    auto *row = new QHBoxLayout(bands);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    m_sources->setObjectName(u"source"_s);
    m_sources->setMinimumWidth(host().theme().scaled(150));
    m_sources->setAccessibleName(tr("Source of the setup"));
    connect(m_sources, &QComboBox::activated, this, &SetupPage::chooseSource);
    m_from->setObjectName(u"from"_s);
    m_to->setObjectName(u"to"_s);
    auto mark = host().storeMark();
    mark.note = tr("will be changed");
    m_to->setMark(mark);
    row->addWidget(m_sources);
    row->addWidget(m_from, 1);
    row->addWidget(new IconLabel(Icon::ArrowRight, Tone::Neutral, host().theme(), bands));
    row->addWidget(m_to, 1);
    return bands;
}

QWidget *SetupPage::buildFoot()
{
    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(20, 10, 20, 10);
    m_sum->setObjectName(u"sum"_s);
    row->addWidget(m_sum, 1);
    row->addWidget(m_savePlan);
    row->addWidget(m_apply);
    m_savePlan->setObjectName(u"savePlan"_s);
    m_apply->setObjectName(u"apply"_s);
    m_apply->setKind(Role::Primary);
    connect(m_savePlan, &QPushButton::clicked, this, [this] {
        askFile(tr("Save the plan"), tr("setup plan.csv", "name of a file"), true,
                &SetupPage::savePlan);
    });
    connect(m_apply, &QPushButton::clicked, this, &SetupPage::askToApply);
    return foot;
}

// Lists the other accounts on this computer, then files.
void SetupPage::fillSources()
{
    m_sources->clear();
    m_sources->addItem(tr("From…"));
    const auto *accounts = host().accountActions();
    if (accounts && accounts->profiles && accounts->reach) {
        for (const auto &profile : accounts->profiles()) {
            if (profile.id != host().account().profile().id)
                m_sources->addItem(nameOf(profile), profile.id);
        }
    }
    m_sources->addItem(tr("A file…"));
}

void SetupPage::chooseSource(int at)
{
    if (at == m_sources->count() - 1)
        askFile(tr("Open a setup file"), {}, false, &SetupPage::openFile);
    else if (at > 0)
        setSource({QString(SetupSource::accountWord), m_sources->itemData(at).toString()});
}

void SetupPage::openFile(const QString &path)
{
    setSource({QString(SetupSource::fileWord), path});
}

void SetupPage::setSource(const QStringList &words)
{
    delete m_source;
    m_source = new SetupSource(host(), words, this);
    m_place.values = words;
    const int known = m_sources->findData(words[1]);
    m_sources->setCurrentIndex(known > 0 ? known : m_sources->count() - 1);
    auto mark = m_source->mark();
    mark.note = tr("read-only");
    m_from->setMark(mark);
    m_notice->hide();
    connect(m_source, &SetupSource::failed, this, &SetupPage::showFailure);
    connect(m_source, &SetupSource::ready, this, [this] {
        m_sourceRead = true;
        compare();
    });
    connect(m_pane, &StatePane::mainTriggered, m_source, [this] { refresh(); });
    Q_EMIT headChanged();
    refresh();
}

void SetupPage::refresh()
{
    if (!m_source || m_running)
        return;
    m_sourceRead = false;
    m_targetRead = false;
    delete m_reader;
    m_model.setSteps({});
    m_pane->showLoading();
    m_reader = new SetupReader(host().account().session(), this);
    connect(m_reader, &SetupReader::failed, this,
            [this](const http::Error &error) { showFailure(error.words); });
    connect(m_reader, &SetupReader::ready, this, [this] {
        m_targetRead = true;
        compare();
    });
    m_reader->start();
    m_source->read();
}

bool SetupPage::settled() const
{
    return !m_running && !m_pane->isLoading();
}

QList<QWidget *> SetupPage::panes() const
{
    return {m_sources, m_view, m_apply};
}

void SetupPage::showOnly(const QMap<QString, QString> &filter)
{
    m_only = filter.value(QString(onlyKey));
    if (m_model.rowCount() > 0)
        m_model.setSteps(m_model.steps(), m_only);
}

void SetupPage::askFile(const QString &title, const QString &name, bool save,
                        void (SetupPage::*then)(const QString &))
{
    auto *dialog = fileDialog(host(), window(), title);
    dialog->setAcceptMode(save ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    if (!save)
        dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::fileSelected, this, then);
    host().openDialog(dialog);
}

} // namespace storedesk::ui::setup
