// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/forecastpanel.h"

#include "account/account.h"
#include "jobs/jobestimate.h"
#include "ui/filedownloads/storedtable.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/flowlayout.h"
#include "workspace/workspace.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QTimer>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::RowEffect;
using storedesk::imports::ExistingRecords;
using storedesk::imports::ImportForecast;

ForecastPanel::ForecastPanel(storedesk::imports::ImportDraft &draft, PageHost &host,
                             QWidget *parent)
    : Panel(parent)
    , m_draft(draft)
    , m_host(host)
    , m_forecast(host.clock())
    , m_known(host.account().session(), host.clock())
    , m_words(new QLabel(this))
    , m_figures(new QWidget(this))
    , m_undo(new QLabel(this))
    , m_newest(new Button(Icon::Contacts, QString(), host.theme(), this))
    , m_choose(new Button(QString(), host.theme(), this))
    , m_lookUp(new Button(Icon::Search, QString(), host.theme(), this))
{
    auto *heading = new QLabel(tr("Preview"), this);
    setRole(heading, Role::Heading);
    m_words->setObjectName(u"forecastWords"_s);
    m_undo->setObjectName(u"undoWords"_s);
    for (auto *label : {m_words, m_undo}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        setRole(label, Role::Muted);
    }
    m_newest->setObjectName(u"newestExport"_s);
    m_choose->setObjectName(u"chooseExport"_s);
    m_lookUp->setObjectName(u"lookUpRecords"_s);
    auto *figures = new FlowLayout(m_figures);
    figures->setSpacing(24);
    auto *line = new QWidget(this);
    // Wraps into as many lines as large text needs.
    auto *flow = new FlowLayout(line);
    flow->addWidget(m_newest);
    flow->addWidget(m_choose);
    flow->addWidget(m_lookUp);
    box()->setContentsMargins(16, 12, 16, 14);
    box()->setSpacing(8);
    for (auto *widget : std::initializer_list<QWidget *>{heading, m_figures, m_words, line, m_undo})
        box()->addWidget(widget);
    connect(m_newest, &Button::clicked, this, &ForecastPanel::compareWithNewest);
    connect(&host.workspace().localExports(), &storedesk::exports::LocalExports::changed, this,
            &ForecastPanel::showNewest);
    connect(m_choose, &Button::clicked, this, &ForecastPanel::ask);
    connect(m_lookUp, &Button::clicked, this, &ForecastPanel::lookUp);
    connect(&m_known, &ExistingRecords::changed, this, &ForecastPanel::takeKnown);
    connect(&m_forecast, &ImportForecast::changed, this, &ForecastPanel::showState);
    // Updates the countdown of a wait.
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, [this] {
        if (m_known.isRunning())
            m_words->setText(m_known.progressText());
    });
    timer->start(std::chrono::milliseconds(500));
    showState();
}

void ForecastPanel::ask()
{
    auto *dialog = fileDialog(m_host, window(), tr("Choose a contacts export"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Exports (*.zip *.csv)"), tr("All files (*)")});
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &ForecastPanel::compareWith);
    dialog->open();
}

// Only complete exports of all contacts: a segment does not show which contacts are missing.
static const storedesk::exports::StoredExport *newestOf(PageHost &host)
{
    return filedownloads::newestTable(
        host, QString(storedesk::importcheck::idOf(storedesk::importcheck::ImportKind::Contacts)));
}

void ForecastPanel::compareWithNewest()
{
    if (const auto *kept = newestOf(m_host))
        compareWith(kept->path);
}

// Shows the age of the export, because it does not contain later changes.
void ForecastPanel::showNewest()
{
    const auto *kept = m_draft.settings().kind == storedesk::importcheck::ImportKind::Contacts
        ? newestOf(m_host)
        : nullptr;
    m_newest->setVisible(kept && m_path != kept->path);
    m_choose->setText(kept ? tr("&Compare with another export…") : tr("&Compare with an export…"));
    if (kept)
        m_newest->setText(
            tr("Compare &with your export of %1")
                .arg(QLocale().toString(kept->asked.toLocalTime(), QLocale::ShortFormat)));
}

void ForecastPanel::compareWith(const QString &path)
{
    if (path != m_known.path())
        m_known.stop();
    m_path = path;
    m_subject = subject();
    m_draft.setKnown(path);
    m_forecast.start(m_draft, path);
    showState();
}

// Starts the lookup, or stops it while it is running.
void ForecastPanel::lookUp()
{
    if (m_known.isRunning()) {
        m_known.stop();
        return showState();
    }
    m_path.clear();
    m_draft.setKnown({});
    m_subject = subject();
    m_known.start(m_draft);
}

void ForecastPanel::takeKnown()
{
    if (!m_known.isRunning() && !m_known.path().isEmpty() && m_path != m_known.path())
        return compareWith(m_known.path());
    showState();
}

// Identifies the rows to send and their target fields.
QString ForecastPanel::subject() const
{
    QStringList parts{QString::number(m_draft.result().good),
                      QString::number(static_cast<int>(m_draft.settings().kind)),
                      QString::number(m_draft.settings().firstRows), m_draft.origin().path};
    for (const auto &column : m_draft.columns())
        parts.append(column.target);
    for (const auto &constant : m_draft.settings().constants)
        parts.append(constant.key + u'=' + constant.text);
    return parts.join(u'\n');
}

void ForecastPanel::renew()
{
    using storedesk::importcheck::ImportKind;
    const auto &settings = m_draft.settings();
    setVisible(settings.kind != ImportKind::Coupons);
    m_choose->setVisible(settings.kind == ImportKind::Contacts);
    if (subject() != m_subject) {
        // Lookup results belong to the previous rows; an export covers all records.
        const bool own = m_path.isEmpty() || m_path == m_known.path();
        m_known.stop();
        m_forecast.stop();
        if (own)
            m_path.clear();
        m_draft.setKnown(m_path);
    }
    if (!m_path.isEmpty() && (subject() != m_subject || settings.policy != m_policy))
        compareWith(m_path);
    m_subject = subject();
    m_policy = settings.policy;
    showState();
}

QString ForecastPanel::costWords() const
{
    const auto &settings = m_draft.settings();
    const auto rows = settings.firstRows > 0 ? std::min(settings.firstRows, m_draft.result().good)
                                             : m_draft.result().good;
    const auto time = storedesk::imports::RecordFetcher::timeFor(rows, m_host.account().session());
    const auto calls =
        tr("%Ln request(s)", nullptr, static_cast<int>(std::min<qint64>(rows, INT_MAX)));
    return time
        ? tr("%1, %2", "how many calls, how long").arg(calls, storedesk::jobs::durationText(*time))
        : calls;
}

const storedesk::importcheck::Prediction *ForecastPanel::prediction() const
{
    const auto &last = m_forecast.prediction();
    return last && !m_path.isEmpty() && !m_forecast.isRunning() ? &*last : nullptr;
}

void ForecastPanel::showState()
{
    discardChildren(*m_figures);
    showNewest();
    const auto *shown = prediction();
    const bool looksUp = m_known.isRunning();
    m_lookUp->setText(looksUp ? tr("&Cancel lookup") : tr("&Look them up (%1)").arg(costWords()));
    m_figures->setVisible(shown != nullptr);
    m_undo->setText(
        m_path.isEmpty()
            ? tr("Otherwise the current values are not saved, and the import can't be undone.")
            : tr("The current values are saved with the import so you can undo it."));
    if (looksUp)
        m_words->setText(m_known.progressText());
    else if (!m_known.problem().what.isEmpty() && m_path.isEmpty())
        m_words->setText(u"%1 %2"_s.arg(m_known.problem().what, m_known.problem().next));
    else if (m_forecast.isRunning())
        m_words->setText(tr("Comparing…"));
    else if (!m_forecast.problem().what.isEmpty())
        m_words->setText(u"%1 %2"_s.arg(m_forecast.problem().what, m_forecast.problem().why));
    else if (!shown)
        m_words->setText(
            tr("Compare every row with existing records to see what is added, changed or erased."));
    else
        showFigures(*shown);
    Q_EMIT changed();
}

void ForecastPanel::showFigures(const storedesk::importcheck::Prediction &prediction)
{
    const QLocale locale;
    const auto figure = [this, &locale](const QString &word, qint64 count) {
        auto *label = new QLabel(u"%1 %2"_s.arg(locale.toString(count), word), m_figures);
        setRole(label, Role::Strong);
        m_figures->layout()->addWidget(label);
    };
    figure(tr("created"), prediction.count(RowEffect::Create));
    figure(tr("updated"), prediction.count(RowEffect::Update));
    figure(tr("unchanged"), prediction.count(RowEffect::Unchanged));
    if (const auto rejected = prediction.count(RowEffect::Rejected); rejected > 0)
        figure(tr("will be rejected"), rejected);
    if (const auto unknown = prediction.count(RowEffect::NotKnown); unknown > 0)
        figure(tr("unknown"), unknown);
    const auto with =
        m_path == m_known.path() ? tr("the looked-up records") : QFileInfo(m_path).fileName();
    const bool erases = m_draft.settings().policy == storedesk::importcheck::Policy::Overwrite;
    if (prediction.blanked == 0 && erases && !prediction.knowsWhatIsErased())
        m_words->setText(
            tr("Compared with %1. It may not show every value that blank cells would erase.")
                .arg(with));
    else
        m_words->setText(prediction.blanked == 0
                             ? tr("Compared with %1. No value would be erased.").arg(with)
                             : tr("Compared with %1. Blank cells would erase %Ln value(s).",
                                  nullptr,
                                  static_cast<int>(std::min<qint64>(prediction.blanked, INT_MAX)))
                                   .arg(with));
}

} // namespace storedesk::ui::imports
