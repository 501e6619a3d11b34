// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/setup/setuppage.h"

#include "account/account.h"
#include "base/newfile.h"
#include "catalogue/key.h"
#include "csv/csvwriter.h"
#include "csv/spreadsheetformat.h"
#include "events/setupjob.h"
#include "events/typechangeplan.h"
#include "jobs/jobmanager.h"
#include "storage/drafts.h"
#include "ui/host/accountactions.h"
#include "ui/host/buttonaction.h"
#include "ui/host/errordetails.h"
#include "ui/host/filedialog.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/storemark.h"
#include "ui/setup/aliasquestion.h"
#include "ui/setup/setupcells.h"
#include "ui/setup/setuprun.h"
#include "ui/setup/setupsource.h"
#include "ui/tables/question.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/pagelayout.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/statepane.h"
#include "workspace/workspace.h"

#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QVBoxLayout>

namespace storedesk::ui::setup {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;
using storedesk::events::SetupReader;
using storedesk::events::SetupStep;
using State = SetupStep::State;

SetupPage::SetupPage(PageHost &host, const PageAddress &place)
    : Page(host, place)
    , m_head(new PageHead(tr("Copy setup"), this))
    , m_again(new Button(Icon::Refresh, tr("Compare again"), host.theme(), this))
    , m_notice(new Notice(host.theme(), this))
    , m_sources(new QComboBox(this))
    , m_from(new StoreBand({}, host.theme(), this))
    , m_to(new StoreBand({}, host.theme(), this))
    , m_view(new TableView(host.theme(), this))
    , m_pane(new StatePane(m_view, host.theme()))
    , m_sum(new ElidedLabel({}, this))
    , m_savePlan(new Button(Icon::Save, tr("Save plan…"), host.theme(), this))
    , m_apply(new Button(tr("Apply…"), host.theme(), this))
    , m_run(new SetupRun(host.workspace().jobManager(), *m_notice, this))
{
    build();
    fillSources();
    connect(m_run, &SetupRun::stopped, this, &SetupPage::showCounts);
    // Refresh, because the job has changed the account.
    connect(m_run, &SetupRun::ended, this, &SetupPage::refresh);
    if (place.values.size() == 2)
        setSource(place.values);
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
    m_again->setObjectName(u"compareAgain"_s);
    m_again->hide();
    auto *open = new Button(Icon::OpenFolder, tr("Open a setup file…"), theme, this);
    open->setObjectName(u"openSetup"_s);
    auto *save = new Button(Icon::Save, tr("Save this setup…"), theme, this);
    save->setObjectName(u"saveSetup"_s);
    for (auto *button : {m_again, open, save})
        m_head->add(button);
    m_actions = {new ButtonAction(*m_again, Qt::CTRL | Qt::ALT | Qt::Key_R),
                 new ButtonAction(*open), new ButtonAction(*save, QKeySequence::Save)};
    connect(m_again, &QPushButton::clicked, this, &SetupPage::refresh);
    connect(open, &QPushButton::clicked, this,
            [this] { askFile(tr("Open a setup file"), {}, false, &SetupPage::openFile); });
    connect(save, &QPushButton::clicked, this, [this] {
        askFile(tr("Save this setup"), u"%1.setup.json"_s.arg(host().account().profile().name),
                true, &SetupPage::saveSetup);
    });
    m_notice->setObjectName(u"notice"_s);
    m_notice->hide();
    connect(m_run, &SetupRun::jobWanted, this,
            [this](const QString &id) { host().open(jobPlace(id)); });
    m_view->setObjectName(u"plan"_s);
    m_view->setAccessibleName(tr("Setup plan"));
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
    auto *body = pageColumnAbove(buildFoot(), this);
    body->addWidget(m_head);
    body->addWidget(buildBands());
    body->addWidget(m_notice);
    body->addWidget(panel, 1);
}

QWidget *SetupPage::buildBands()
{
    auto *bands = new QWidget(this);
    auto *row = rowIn(bands, 10);
    m_sources->setObjectName(u"source"_s);
    m_sources->setMinimumWidth(host().theme().scaled(150));
    m_sources->setAccessibleName(tr("Setup source"));
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
    auto *row = pageFootIn(this);
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
    m_actions += {nullptr, new ButtonAction(*m_savePlan),
                  new ButtonAction(*m_apply, Qt::CTRL | Qt::ALT | Qt::Key_A)};
    return row->parentWidget();
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

// The first entry is a prompt, the last one stands for a file.
int SetupPage::otherAccounts() const
{
    return m_sources->count() - 2;
}

void SetupPage::chooseAccount()
{
    if (otherAccounts() == 1)
        return chooseSource(1);
    m_sources->setFocus(Qt::OtherFocusReason);
    m_sources->showPopup();
}

void SetupPage::focusFirst()
{
    m_source ? Page::focusFirst() : m_sources->setFocus(Qt::OtherFocusReason);
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
    setPlace({.page = place().page, .values = words});
    const int known = m_sources->findData(words[1]);
    m_sources->setCurrentIndex(known > 0 ? known : m_sources->count() - 1);
    auto mark = m_source->mark();
    mark.note = tr("read-only");
    m_from->setMark(mark);
    m_again->show();
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
    if (!m_source || m_run->isRunning())
        return;
    m_sourceRead = false;
    m_targetRead = false;
    delete m_reader;
    m_model.setSteps({});
    m_pane->showLoading();
    m_reader = new SetupReader(host().account().session(), this);
    connect(m_reader, &SetupReader::failed, this,
            [this](const http::Error &error) { showFailure(error.words, errorDetails(error)); });
    connect(m_reader, &SetupReader::ready, this, [this] {
        m_targetRead = true;
        compare();
    });
    m_reader->start();
    m_source->read();
}

bool SetupPage::settled() const
{
    return !m_run->isRunning() && !m_pane->isLoading();
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
    const bool isPlan = name.endsWith(".csv"_L1);
    dialog->setNameFilters(
        {isPlan ? tr("CSV files (*.csv)") : tr("Setup files (*.json)"), tr("All files (*)")});
    if (save)
        dialog->setDefaultSuffix(isPlan ? u"csv"_s : u"json"_s);
    else
        dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::fileSelected, this, then);
    host().openDialog(dialog);
}

void SetupPage::compare()
{
    if (!m_sourceRead || !m_targetRead)
        return;
    m_pane->clear();
    m_model.setSteps(storedesk::events::setupPlan(m_source->setup(), m_reader->setup()), m_only);
    m_head->setSubtitle(tr("Contact fields, integrations and event types · compared at %1")
                            .arg(QLocale().toString(host().clock().now().toLocalTime().time(),
                                                    QLocale::ShortFormat)));
    if (m_model.steps().isEmpty())
        m_pane->showContent(
            {.icon = Icon::Info,
             .tone = Tone::Neutral,
             .headline = tr("This setup is empty"),
             .sentence = tr("It has no custom contact fields, integrations or event types.")});
    showCounts();
}

void SetupPage::showEmpty()
{
    const PaneAction file{.text = tr("Open a setup file…"), .icon = Icon::OpenFolder};
    const PaneAction account{.text = otherAccounts() == 1
                                 ? tr("Compare with %1").arg(m_sources->itemText(1))
                                 : tr("Choose an account…"),
                             .icon = Icon::Swap};
    const bool hasAccount = otherAccounts() > 0;
    m_pane->showContent(
        {.icon = Icon::Swap,
         .tone = Tone::Accent,
         .headline = tr("Choose the setup source"),
         .sentence = tr("Another account or a file. The differences are shown first. Nothing is "
                        "sent before you confirm, and nothing is ever deleted."),
         .main = hasAccount ? account : file,
         .other = hasAccount ? file : PaneAction()});
    const auto askForFile = [this] {
        askFile(tr("Open a setup file"), {}, false, &SetupPage::openFile);
    };
    connect(m_pane, &StatePane::otherTriggered, this, askForFile);
    connect(m_pane, &StatePane::mainTriggered, this, [this, hasAccount, askForFile] {
        if (!m_source)
            hasAccount ? chooseAccount() : askForFile();
    });
    showCounts();
}

void SetupPage::showFailure(const base::Problem &problem, const QString &details)
{
    m_model.setSteps({});
    m_pane->showContent({.icon = Icon::Warning,
                         .tone = Tone::Err,
                         .headline = problem.what,
                         .sentence = u"%1 %2"_s.arg(problem.why, problem.next).simplified(),
                         .main = {.text = tr("Try again"), .icon = Icon::Refresh},
                         .details = details});
    showCounts();
}

void SetupPage::showCounts()
{
    const int ticked = static_cast<int>(m_model.ticked().size());
    m_apply->setText(
        tr("Apply %Ln change(s) to %1…", nullptr, ticked).arg(host().storeMark().name));
    m_apply->setEnabled(ticked > 0 && !m_run->isRunning() && host().account().mayWrite());
    m_apply->setToolTip(!host().account().mayWrite() ? tr("This account is read-only.")
                            : ticked == 0            ? tr("No change is ticked.")
                                                     : QString());
    m_apply->setVisible(!m_model.steps().isEmpty());
    m_savePlan->setVisible(!m_model.steps().isEmpty());
    m_sum->setText(m_model.sumText());
}

// Folds a heading. For a step that cannot be applied, opens an alternative.
void SetupPage::openWayOut(const QModelIndex &index)
{
    const auto *found = m_model.stepAt(index);
    if (!found)
        return m_model.fold(index);
    const auto step = *found;
    if (step.state != State::Cannot || step.kind != SetupStep::Kind::EventType)
        return;
    step.aliasTaken ? askAlias(step) : planChange(step);
}

void SetupPage::askAlias(const SetupStep &step)
{
    auto *question =
        aliasQuestion(step, host().storeMark(), host().theme(),
                      [this, step](const QString &alias) { changeAlias(step, alias); });
    host().openDialog(question);
    question->findChild<QLineEdit *>()->setFocus();
}

void SetupPage::changeAlias(const SetupStep &step, const QString &alias)
{
    m_source->setAlias(step, alias);
    compare();
}

// Returns the event types of the integration that contains the conflicting type, with their ids.
static QJsonArray typesBeside(const storedesk::events::Setup &there, const SetupStep &step)
{
    QJsonArray types;
    for (const auto &integration : there.integrations) {
        if (integration.id != step.otherIntegration)
            continue;
        for (qsizetype at = 0; at < integration.eventTypes.size(); ++at) {
            auto type = integration.eventTypes[at].toObject();
            type[key::id] = integration.eventTypeIds[at];
            types.append(type);
        }
    }
    return types;
}

// Creates a separate change plan that replaces the existing event type with the one in the setup.
void SetupPage::planChange(const SetupStep &step)
{
    const auto types = typesBeside(m_reader->setup(), step);
    for (const auto &type : types) {
        if (type[key::id].toString() != step.otherType)
            continue;
        const auto plan =
            storedesk::events::planOf(step.otherIntegration, type.toObject(), step.body, types);
        storedesk::events::storePlan(host().account().storage().drafts(), plan);
        host().open(
            {.page = pageid::eventTypeChange, .values = {step.otherIntegration, step.otherType}});
    }
}

void SetupPage::askToApply()
{
    const auto steps = m_model.ticked();
    const int count = static_cast<int>(steps.size());
    auto *question = new Question(host().storeMark(), host().theme(), window());
    question->setObjectName(u"applyQuestion"_s);
    question->ask(tr("Apply the setup"),
                  tr("Apply %Ln change(s) to %1?", nullptr, count).arg(host().storeMark().name),
                  tr("A job sends them one after the other. You can pause it. Contact fields, "
                     "aliases and event type fields can't be changed later. Nothing is deleted."));
    auto *yes = question->addAnswer(tr("Apply %Ln change(s)", nullptr, count), u"agree"_s);
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    connect(yes, &QPushButton::clicked, question, &QDialog::accept);
    connect(yes, &QPushButton::clicked, this, [this] {
        m_run->start(storedesk::events::setupJob(title(), m_model.ticked(), m_reader->setup()));
        showCounts();
    });
    host().openDialog(question);
}

void SetupPage::showError(const base::Problem &problem, const QString &details)
{
    m_run->hideJobButton();
    m_notice->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next).trimmed());
    m_notice->setDetails(details);
    m_notice->show();
}

void SetupPage::saveSetup(const QString &path)
{
    auto *reader = new SetupReader(host().account().session(), this);
    connect(reader, &SetupReader::failed, this, [this, reader](const http::Error &error) {
        showError(error.words, errorDetails(error));
        reader->deleteLater();
    });
    connect(reader, &SetupReader::ready, this, [this, reader, path] {
        base::NewFile file(path, base::NewFile::Access::AsBefore);
        const auto bytes = storedesk::events::setupFile(reader->setup());
        reader->deleteLater();
        if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
            return host().tell(tr("Saved as “%1”.").arg(path));
        showError({.what = tr("Couldn't save the file."), .why = file.errorString()});
    });
    reader->start();
}

static bool writePlan(base::NewFile &file, const QList<SetupStep> &steps)
{
    if (!file.open(QIODevice::WriteOnly))
        return false;
    csv::CsvWriter writer(file, csv::spreadsheetFormat());
    writer.row(QStringList{SetupPage::tr("Item"), SetupPage::tr("Name"),
                           SetupPage::tr("ID or alias"), SetupPage::tr("Status"),
                           SetupPage::tr("Reason")});
    for (const auto &step : steps)
        writer.row(QStringList{storedesk::events::wordsOf(step.kind), step.name, step.key,
                               storedesk::events::wordsOf(step.state), step.why});
    return writer.finish().has_value() && file.commit();
}

void SetupPage::savePlan(const QString &path)
{
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (writePlan(file, m_model.steps()))
        return host().tell(tr("Saved as “%1”.").arg(path));
    showError({.what = tr("Couldn't save the file."), .why = file.errorString()});
}

} // namespace storedesk::ui::setup
