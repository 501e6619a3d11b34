// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/importeffect/comparisonbar.h"

#include "account/account.h"
#include "exports/contactmirrorupdater.h"
#include "jobs/jobestimate.h"
#include "ui/filedownloads/storedtable.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "workspace/workspace.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QTimer>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::ImportKind;
using storedesk::importcheck::RowEffect;
using storedesk::imports::ExistingRecords;
using storedesk::imports::ImportDraft;
using storedesk::imports::ImportForecast;
using storedesk::imports::MirroredRecords;

// A trial has fewer rows.
static constexpr qint64 mostWithoutAsking = 20;

ComparisonBar::ComparisonBar(ImportDraft &draft, PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_draft(draft)
    , m_host(host)
    , m_forecast(host.clock())
    , m_known(host.account().session(), host.clock())
    , m_mirrored(host.clock())
    , m_sign(new IconLabel(Icon::Clock, Tone::Neutral, host.theme(), this))
    , m_words(new QLabel(this))
    , m_menu(new QMenu(this))
    , m_choose(new Button(tr("&Compare with…"), host.theme(), this))
    , m_lookUp(new Button(Icon::Search, QString(), host.theme(), this))
{
    build();
    listen();
    showState();
}

void ComparisonBar::build()
{
    m_words->setObjectName(u"forecastWords"_s);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    m_choose->setObjectName(u"compareWith"_s);
    m_choose->setMenu(m_menu);
    m_menu->setObjectName(u"compareMenu"_s);
    m_lookUp->setObjectName(u"lookUpRecords"_s);
    auto *row = rowIn(this, 8);
    row->addWidget(m_sign);
    row->addWidget(m_words, 1);
    row->addWidget(m_lookUp);
    row->addWidget(m_choose);
}

void ComparisonBar::listen()
{
    connect(m_menu, &QMenu::aboutToShow, this, &ComparisonBar::fillMenu);
    connect(&m_host.workspace().localExports(), &storedesk::exports::LocalExports::changed, this,
            &ComparisonBar::compareWithBest);
    connect(&m_host.workspace().contactMirror(), &storedesk::exports::ContactMirrorUpdater::changed,
            this, &ComparisonBar::compareWithBest);
    connect(m_lookUp, &Button::clicked, this, &ComparisonBar::lookUp);
    connect(&m_mirrored, &MirroredRecords::changed, this, &ComparisonBar::takeMirrored);
    connect(&m_known, &ExistingRecords::changed, this, &ComparisonBar::takeKnown);
    connect(&m_forecast, &ImportForecast::changed, this, &ComparisonBar::showState);
    // Update the countdown while waiting.
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, [this] {
        if (m_known.isRunning())
            m_words->setText(m_known.progressText());
    });
    timer->start(std::chrono::milliseconds(500));
}

// Returns the newest complete export of all contacts. An export of a segment would not show which
// contacts are missing.
static const storedesk::exports::StoredExport *newestOf(PageHost &host)
{
    return filedownloads::newestTable(host,
                                      QString(storedesk::importcheck::idOf(ImportKind::Contacts)));
}

static QString momentText(const QDateTime &moment)
{
    return QLocale().toString(moment.toLocalTime(), QLocale::ShortFormat);
}

bool ComparisonBar::canUseMirror() const
{
    return m_draft.settings().kind == ImportKind::Contacts
        && m_host.workspace().contactMirror().hasCopy();
}

void ComparisonBar::fillMenu()
{
    m_menu->clear();
    if (canUseMirror()) {
        const auto &known = m_host.workspace().contactMirror().known();
        m_menu
            ->addAction(tr("&Offline copy from %1").arg(momentText(known.asked)), this,
                        &ComparisonBar::compareWithMirror)
            ->setObjectName(u"offlineCopy"_s);
    }
    if (const auto *newest = newestOf(m_host))
        m_menu
            ->addAction(tr("&Your export from %1").arg(momentText(newest->asked)), this,
                        [this, path = newest->path] { compareWithExport(path); })
            ->setObjectName(u"newestExport"_s);
    m_menu->addAction(tr("Another &export…"), this, &ComparisonBar::askForFile)
        ->setObjectName(u"chooseExport"_s);
}

void ComparisonBar::askForFile()
{
    auto *dialog = fileDialog(m_host, window(), tr("Choose a contacts export"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Exports (*.zip *.csv)"), tr("All files (*)")});
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &ComparisonBar::compareWith);
    dialog->open();
}

// Uses whichever is newer, unless something is compared already. Does nothing while the step is
// hidden.
void ComparisonBar::compareWithBest()
{
    if (m_source != Source::None || !isVisible() || m_known.isRunning()
        || m_draft.state() != ImportDraft::State::Checked)
        return;
    if (m_draft.settings().kind == ImportKind::Products)
        return lookUpFew();
    if (m_draft.settings().kind != ImportKind::Contacts)
        return;
    const auto *newest = newestOf(m_host);
    const auto &copy = m_host.workspace().contactMirror().known();
    if (canUseMirror() && (!newest || copy.asked >= newest->asked))
        compareWithMirror();
    else if (newest)
        compareWithExport(newest->path);
}

// No export contains the products, so the rows of a trial or a short list are looked up without
// asking.
void ComparisonBar::lookUpFew()
{
    const auto rows = rowsToLookUp();
    if (rows > 0 && rows <= mostWithoutAsking && m_known.problem().what.isEmpty())
        lookUp();
}

void ComparisonBar::compareWithMirror()
{
    m_known.stop();
    forget();
    m_source = Source::Mirror;
    m_subject = subject();
    m_mirrored.start(m_draft, m_host.workspace().contactMirror().known().state.path);
}

void ComparisonBar::compareWithExport(const QString &path)
{
    const auto *newest = newestOf(m_host);
    m_asked = newest && newest->path == path ? newest->asked : QDateTime();
    start(Source::Export, path);
}

void ComparisonBar::compareWith(const QString &path)
{
    m_asked = {};
    start(Source::File, path);
}

void ComparisonBar::start(Source source, const QString &path)
{
    if (path != m_known.path())
        m_known.stop();
    if (path != m_mirrored.path() && source != Source::LookUp)
        m_mirrored.stop();
    m_source = source;
    m_path = path;
    m_subject = subject();
    m_policy = m_draft.settings().policy;
    m_draft.setKnown(path);
    m_forecast.start(m_draft, path);
    showState();
}

void ComparisonBar::forget()
{
    m_forecast.stop();
    m_source = Source::None;
    m_asked = {};
    m_path.clear();
    m_draft.setKnown({});
}

void ComparisonBar::takeMirrored()
{
    if (!m_mirrored.isRunning() && !m_mirrored.path().isEmpty() && m_path.isEmpty()) {
        m_asked = m_mirrored.asked();
        return start(Source::Mirror, m_mirrored.path());
    }
    showState();
}

// The offline copy and exports contain no contacts that were created later.
std::vector<quint32> ComparisonBar::rest() const
{
    const auto *shown = prediction();
    if (!shown || m_source == Source::LookUp || !shown->absent.isEmpty())
        return {};
    auto rows = shown->rowsOf(RowEffect::Create);
    const auto unknown = shown->rowsOf(RowEffect::NotKnown);
    rows.insert(rows.end(), unknown.begin(), unknown.end());
    std::ranges::sort(rows);
    return rows;
}

qint64 ComparisonBar::rowsToLookUp() const
{
    const auto first = m_draft.settings().firstRows;
    const auto good = m_draft.result().good;
    return first > 0 ? std::min(first, good) : good;
}

void ComparisonBar::lookUp()
{
    if (m_known.isRunning()) {
        m_known.stop();
        if (m_path.isEmpty())
            m_source = Source::None;
        return showState();
    }
    if (const auto rows = rest(); !rows.empty())
        return m_known.startWithRest(m_draft, rows, m_path);
    m_mirrored.stop();
    forget();
    m_source = Source::LookUp;
    m_subject = subject();
    m_known.start(m_draft);
}

void ComparisonBar::takeKnown()
{
    if (!m_known.isRunning() && !m_known.path().isEmpty() && m_path != m_known.path())
        return start(Source::LookUp, m_known.path());
    showState();
}

// Identifies the rows to send and their target fields.
QString ComparisonBar::subject() const
{
    QStringList parts{QString::number(m_draft.result().good),
                      QString::number(static_cast<int>(m_draft.settings().kind)),
                      QString::number(m_draft.settings().firstRows),
                      m_draft.origin().path,
                      QString::number(m_draft.history().repairs().size()),
                      m_draft.history().undoName()};
    for (const auto &column : m_draft.columns())
        parts.append(column.target);
    for (const auto &constant : m_draft.settings().constants)
        parts.append(constant.key + u'=' + constant.text);
    return parts.join(u'\n');
}

void ComparisonBar::renew()
{
    const auto &settings = m_draft.settings();
    setVisible(settings.kind != ImportKind::Coupons);
    m_choose->setVisible(settings.kind == ImportKind::Contacts);
    // The rows are compared again when they have been checked.
    if (m_draft.state() != ImportDraft::State::Checked)
        return showState();
    if (subject() != m_subject) {
        // An export covers all records and fields, whereas the others have been read for the
        // previous rows and fields.
        const bool isOwn = m_source == Source::LookUp || m_source == Source::Mirror;
        m_known.stop();
        m_mirrored.stop();
        if (isOwn)
            forget();
        m_forecast.stop();
    }
    if (!m_path.isEmpty() && (subject() != m_subject || settings.policy != m_policy))
        start(m_source, m_path);
    m_subject = subject();
    m_policy = settings.policy;
    compareWithBest();
    showState();
}

QString ComparisonBar::costText(qint64 rows) const
{
    const auto time = storedesk::imports::RecordFetcher::timeFor(rows, m_host.account().session());
    const auto calls =
        tr("%Ln request(s)", nullptr, static_cast<int>(std::min<qint64>(rows, INT_MAX)));
    return time
        ? tr("%1, %2", "how many calls, how long").arg(calls, storedesk::jobs::durationText(*time))
        : calls;
}

std::shared_ptr<const storedesk::imports::EffectSource> ComparisonBar::effects() const
{
    return m_path.isEmpty() || m_forecast.isRunning() ? nullptr : m_forecast.source();
}

const storedesk::importcheck::Prediction *ComparisonBar::prediction() const
{
    return m_path.isEmpty() || m_forecast.isRunning() ? nullptr : m_forecast.prediction();
}

QString ComparisonBar::sourceText() const
{
    switch (m_source) {
    case Source::Mirror:
        return tr("Compared with the offline copy from %1").arg(momentText(m_asked));
    case Source::Export:
        return m_asked.isValid() ? tr("Compared with your export from %1").arg(momentText(m_asked))
                                 : tr("Compared with %1").arg(QFileInfo(m_path).fileName());
    case Source::File:
        return tr("Compared with %1").arg(QFileInfo(m_path).fileName());
    case Source::LookUp:
        return tr("Compared with the looked-up records");
    case Source::None:
        break;
    }
    return tr("Not compared with existing records yet");
}

QString ComparisonBar::stateText() const
{
    if (m_known.isRunning())
        return m_known.progressText();
    if (!m_known.problem().what.isEmpty() && m_path.isEmpty())
        return u"%1 %2"_s.arg(m_known.problem().what, m_known.problem().next);
    if (!m_mirrored.problem().what.isEmpty() && m_path.isEmpty())
        return u"%1 %2"_s.arg(m_mirrored.problem().what, m_mirrored.problem().why);
    if (m_mirrored.isRunning() || m_forecast.isRunning())
        return tr("Comparing…");
    if (!m_forecast.problem().what.isEmpty())
        return u"%1 %2"_s.arg(m_forecast.problem().what, m_forecast.problem().why);
    return sourceText();
}

void ComparisonBar::showState()
{
    const auto left = static_cast<qint64>(rest().size());
    if (m_known.isRunning())
        m_lookUp->setText(tr("&Cancel lookup"));
    else if (left > 0)
        m_lookUp->setText(tr("&Look up missing records (%1)").arg(costText(left)));
    else
        m_lookUp->setText(tr("&Look up (%1)").arg(costText(rowsToLookUp())));
    m_words->setText(stateText());
    Q_EMIT changed();
}

} // namespace storedesk::ui::imports
