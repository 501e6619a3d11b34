// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/bulklookupheader.h"

#include "account/account.h"
#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fitchoices.h"
#include "ui/widgets/layouts.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

namespace storedesk::ui::lookups {

using namespace Qt::StringLiterals;
using catalogue::Resource;

// Maximum number of pins. More would make the list of pins hard to use.
static constexpr int mostPins = 200;

QString manyTitle(Resource resource, int count)
{
    if (count == 0)
        return BulkLookupHeader::tr("Bulk lookup: %1").arg(catalogue::pluralOf(resource));
    switch (resource) {
    case Resource::Contact:
        return BulkLookupHeader::tr("Look up %n contact(s)", nullptr, count);
    case Resource::Product:
        return BulkLookupHeader::tr("Look up %n product(s)", nullptr, count);
    default:
        return BulkLookupHeader::tr("Look up %n purchase(s)", nullptr, count);
    }
}

// Returns the keys offered. An outdated key is left out: its successor finds the same records.
static std::vector<const catalogue::LookupKey *> offeredKeys(Resource resource)
{
    auto lookupKeys = catalogue::lookupKeysOf(resource);
    std::erase_if(lookupKeys, [](const catalogue::LookupKey *lookupKey) {
        return catalogue::operation(lookupKey->read).successor.has_value();
    });
    return lookupKeys;
}

BulkLookupHeader::BulkLookupHeader(Resource resource, PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_resource(resource)
    , m_host(host)
    , m_title(new QLabel(this))
    , m_subtitle(new QLabel(this))
    , m_lookupKeys(new QComboBox(this))
    , m_retry(new Button(Icon::Refresh, tr("Try again"), host.theme(), this))
    , m_pause(new Button(Icon::Pause, tr("Pause"), host.theme(), this))
    , m_stop(new Button(Icon::Stop, tr("Stop"), host.theme(), this))
    , m_clear(new Button(Icon::Close, tr("Clear list"), host.theme(), this))
    , m_use(new Button(Icon::ArrowRight, tr("Use results"), host.theme(), this))
{
    build();
    buildMenu();
    connect(m_lookupKeys, &QComboBox::activated, this, &BulkLookupHeader::lookupKeyChosen);
    connect(m_retry, &QPushButton::clicked, this, &BulkLookupHeader::retryWanted);
    connect(m_stop, &QPushButton::clicked, this, &BulkLookupHeader::stopWanted);
    connect(m_clear, &QPushButton::clicked, this, &BulkLookupHeader::clearWanted);
    connect(m_pause, &QPushButton::clicked, this, [this] {
        if (m_running)
            Q_EMIT pauseWanted();
        else
            Q_EMIT continueRequested();
    });
}

void BulkLookupHeader::build()
{
    setRole(m_title, Role::Title);
    setRole(m_subtitle, Role::Muted);
    m_subtitle->setObjectName(u"manySubtitle"_s);
    m_subtitle->setWordWrap(true);
    m_lookupKeys->setObjectName(u"manyLookupKey"_s);
    m_lookupKeys->setAccessibleName(tr("Value type"));
    m_lookupKeys->addItem(tr("Detect automatically"));
    for (const auto *lookupKey : offeredKeys(m_resource))
        m_lookupKeys->addItem(titleOf(*lookupKey));
    // Keep the choices readable; the label next to the box can wrap.
    fitChoices(*m_lookupKeys);
    m_retry->setObjectName(u"manyRetry"_s);
    m_pause->setObjectName(u"manyPause"_s);
    m_stop->setObjectName(u"manyStop"_s);
    m_clear->setObjectName(u"manyClear"_s);
    m_use->setObjectName(u"manyUse"_s);
    m_use->setKind(Role::Primary);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_title);
    words->addWidget(m_subtitle);
    auto *row = rowIn(this, 8);
    row->addLayout(words, 1);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_lookupKeys, m_retry, m_pause, m_stop, m_clear, m_use})
        row->addWidget(widget);
}

void BulkLookupHeader::buildMenu()
{
    auto *menu = new QMenu(m_use);
    const auto add = [this, menu](const QString &text, const QString &name, Icon icon,
                                  void (BulkLookupHeader::*wanted)()) {
        auto *action = menu->addAction(iconOf(icon, m_host.theme()), text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, wanted);
        return action;
    };
    m_save = add(tr("&Save as CSV…"), u"manySave"_s, Icon::Save, &BulkLookupHeader::saveWanted);
    m_pin = add(tr("&Pin all"), u"manyPin"_s, Icon::Pin, &BulkLookupHeader::pinWanted);
    m_job = add(tr("Use in a bulk &job…"), u"manyJob"_s, Icon::Jobs, &BulkLookupHeader::jobWanted);
    m_showJob =
        add(tr("S&how the job"), u"manyShowJob"_s, Icon::Search, &BulkLookupHeader::showJobWanted);
    menu->addSeparator();
    m_delete =
        add(tr("&Delete found…"), u"manyDelete"_s, Icon::Bin, &BulkLookupHeader::deleteWanted);
    m_use->setMenu(menu);
}

QList<QAction *> BulkLookupHeader::actions() const
{
    return {m_save, m_pin, m_job, m_showJob, nullptr, m_delete};
}

const catalogue::LookupKey *BulkLookupHeader::lookupKey() const
{
    const int row = m_lookupKeys->currentIndex() - 1;
    return row < 0 ? nullptr : offeredKeys(m_resource)[static_cast<std::size_t>(row)];
}

void BulkLookupHeader::setLookupKey(const catalogue::LookupKey *lookupKey)
{
    const auto lookupKeys = offeredKeys(m_resource);
    const auto found = std::ranges::find(lookupKeys, lookupKey);
    m_lookupKeys->setCurrentIndex(
        found == lookupKeys.end() ? 0 : static_cast<int>(found - lookupKeys.begin()) + 1);
}

void BulkLookupHeader::show(const BulkLookupModel &model, const storedesk::lookups::Lookups &queue,
                            const QString &subtitle, bool fromLastTime)
{
    const bool idle = queue.state() == storedesk::lookups::Lookups::State::Idle;
    const int found = model.count(storedesk::lookups::LookupState::Found);
    const int waiting = model.count(storedesk::lookups::LookupState::Waiting);
    m_running = queue.state() == storedesk::lookups::Lookups::State::Running;
    m_title->setText(manyTitle(m_resource, model.rowCount()));
    m_subtitle->setText(subtitle);
    // A list restored from the last session has its own button.
    m_pause->setVisible(!idle || (waiting > 0 && !fromLastTime));
    m_pause->setText(m_running ? tr("Pause") : tr("Resume"));
    m_pause->setSign(m_running ? Icon::Pause : Icon::Play);
    m_stop->setVisible(!idle);
    m_clear->setVisible(idle && model.rowCount() > 0);
    m_retry->setVisible(idle && model.count(storedesk::lookups::LookupState::Failed) > 0);
    m_use->setVisible(model.rowCount() > 0);
    m_use->setEnabled(model.rowCount() > 0);
    m_save->setEnabled(found > 0);
    m_job->setEnabled(found > 0);
    m_showJob->setEnabled(!queue.jobIds().isEmpty());
    m_pin->setEnabled(found > 0 && found <= mostPins);
    m_pin->setToolTip(found > mostPins ? tr("At most %n can be pinned at once.", nullptr, mostPins)
                                       : QString());
    m_delete->setEnabled(found > 0 && idle && m_host.account().mayWrite());
    m_delete->setToolTip(!m_host.account().mayWrite()
                             ? tr("This account is read-only, so nothing can be deleted.")
                             : !idle ? tr("Cancel the lookup first.")
                                     : QString());
}

} // namespace storedesk::ui::lookups
