// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/comparetypepage.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "events/definition.h"
#include "events/typechangeplan.h"
#include "itemmodels/showntext.h"
#include "storage/drafts.h"
#include "ui/host/accountactions.h"
#include "ui/host/errordetails.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/storemark.h"
#include "ui/setup/setuppage.h"
#include "ui/setup/setupsource.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/pagelayout.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/statepane.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QVBoxLayout>

namespace storedesk::ui::events {

namespace key = catalogue::key;
using storedesk::events::SetupReader;
using namespace Qt::StringLiterals;

static constexpr int idRole = Qt::UserRole + 1;

CompareTypePage::CompareTypePage(PageHost &host, const PageAddress &place)
    : Page(host, place)
    , m_head(new PageHead(title(), this))
    , m_notice(new Notice(host.theme(), this))
    , m_sides(new QComboBox(this))
    , m_view(new TableView(host.theme(), this))
    , m_pane(new StatePane(m_view, host.theme()))
    , m_copy(new Button(Icon::Copy, tr("Copy it there…"), host.theme(), this))
    , m_change(new Button(Icon::Pencil, tr("Change it to match…"), host.theme(), this))
{
    build();
    refresh();
}

QString CompareTypePage::title() const
{
    return tr("Compare an event type");
}

void CompareTypePage::build()
{
    m_sides->setObjectName(u"with"_s);
    m_sides->setAccessibleName(tr("Compare with"));
    m_sides->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_sides->setMinimumContentsLength(28);
    connect(m_sides, &QComboBox::activated, this, &CompareTypePage::choose);
    m_copy->setObjectName(u"copyThere"_s);
    m_change->setObjectName(u"changeLikeThat"_s);
    connect(m_copy, &QPushButton::clicked, this, &CompareTypePage::copyThere);
    connect(m_change, &QPushButton::clicked, this, &CompareTypePage::changeLikeThat);
    m_head->add(m_sides);
    m_head->add(m_copy);
    m_head->add(m_change);
    m_notice->setObjectName(u"notice"_s);
    m_notice->hide();
    m_view->setObjectName(u"differences"_s);
    m_view->setAccessibleName(tr("Differences"));
    m_view->setModel(&m_model);
    m_view->hideColumn(DifferenceModel::Consequence);
    m_view->horizontalHeader()->setSectionsClickable(false);
    m_view->setColumnAtLeast(DifferenceModel::What, 320);
    m_view->setColumnAtLeast(DifferenceModel::Before, 280);
    m_view->horizontalHeader()->setStretchLastSection(true);
    auto *panel = new Panel(this);
    panel->box()->addWidget(m_view);
    auto *box = pageColumnIn(this);
    box->addWidget(m_head);
    box->addWidget(m_notice);
    box->addWidget(panel, 1);
}

void CompareTypePage::refresh()
{
    delete m_reader;
    m_reader = new SetupReader(host().account().session(), this);
    m_pane->showLoading();
    m_copy->hide();
    m_change->hide();
    connect(m_reader, &SetupReader::failed, this, [this](const http::Error &error) {
        showNothing(error.words.what, u"%1 %2"_s.arg(error.words.why, error.words.next).trimmed(),
                    errorDetails(error));
    });
    connect(m_reader, &SetupReader::ready, this, &CompareTypePage::fillSides);
    m_reader->start();
}

bool CompareTypePage::settled() const
{
    return !m_pane->isLoading();
}

void CompareTypePage::fillSides()
{
    m_sides->clear();
    m_types = {};
    m_type = {};
    const auto add = [this](const QString &text, Side side, const QString &id = {}) {
        m_sides->addItem(itemmodels::shownText(text), static_cast<int>(side));
        m_sides->setItemData(m_sides->count() - 1, id, idRole);
    };
    add(tr("Compare with…"), Side::None);
    add(tr("A file…"), Side::File);
    const auto *accounts = host().accountActions();
    for (const auto &profile : accounts && accounts->reach && accounts->profiles
             ? accounts->profiles()
             : QList<profiles::Profile>()) {
        if (profile.id != host().account().profile().id)
            add(tr("The same event type in %1").arg(nameOf(profile)), Side::Account, profile.id);
    }
    for (const auto &integration : m_reader->setup().integrations) {
        for (qsizetype at = 0; at < integration.eventTypes.size(); ++at) {
            auto type = integration.eventTypes[at].toObject();
            const auto id = integration.eventTypeIds[at];
            const bool own = integration.id == place().values.at(0) && id == place().values.at(1);
            if (own)
                m_type = type;
            else
                add(tr("%1 · %2", "integration, event type")
                        .arg(integration.definition[key::name].toString(),
                             type[key::name].toString()),
                    Side::Type, id);
            type[key::id] = id;
            if (integration.id == place().values.at(0))
                m_types.append(type);
        }
    }
    m_head->setSubtitle(itemmodels::shownText(m_type[key::name].toString()));
    if (m_type.isEmpty())
        return showNothing(tr("This event type no longer exists."), {});
    showNothing(tr("Choose what to compare it with"),
                tr("A definition saved as a file, another event type, or the one with the same "
                   "alias in another account."));
}

void CompareTypePage::choose(int at)
{
    const auto id = m_sides->itemData(at, idRole).toString();
    m_account.clear();
    switch (static_cast<Side>(m_sides->itemData(at).toInt())) {
    case Side::None:
        return;
    case Side::Type:
        return compareWithType(id);
    case Side::Account:
        return compareWithAccount(id);
    case Side::File:
        return askFile();
    }
}

void CompareTypePage::compareWithType(const QString &id)
{
    for (const auto &integration : m_reader->setup().integrations) {
        if (const auto at = integration.eventTypeIds.indexOf(id); at >= 0)
            show(integration.eventTypes[at][key::name].toString(),
                 integration.eventTypes[at].toObject());
    }
}

// Returns the event type with the same alias, or with the same name if there is no alias.
static QJsonObject counterpart(const storedesk::events::Setup &setup, const QJsonObject &type)
{
    const auto member = type[key::alias].toString().isEmpty() ? key::name : key::alias;
    for (const auto &integration : setup.integrations) {
        for (const auto &other : integration.eventTypes) {
            if (other[member].toString() == type[member].toString())
                return other.toObject();
        }
    }
    return {};
}

void CompareTypePage::compareWithAccount(const QString &id)
{
    delete m_source;
    m_source = new setup::SetupSource(host(), {QString(setup::SetupSource::accountWord), id}, this);
    m_account = id;
    const auto name = m_source->mark().name;
    connect(m_source, &setup::SetupSource::failed, this, [this](const base::Problem &problem) {
        showNothing(problem.what, u"%1 %2"_s.arg(problem.why, problem.next).simplified());
    });
    connect(m_source, &setup::SetupSource::ready, this, [this, name] {
        const auto other = counterpart(m_source->setup(), m_type);
        if (!other.isEmpty())
            return show(name, other);
        showNothing(tr("%1 doesn't have this event type").arg(name),
                    tr("Copy it there. The differences are shown first."));
        m_copy->show();
    });
    m_model.setDifferences({});
    m_pane->showLoading();
    m_source->read();
}

void CompareTypePage::askFile()
{
    auto *dialog = fileDialog(host(), window(), tr("Open a definition"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &CompareTypePage::compareWithFile);
    host().openDialog(dialog);
}

void CompareTypePage::compareWithFile(const QString &path)
{
    m_account.clear();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return showNothing(tr("Couldn't read the file."), file.errorString());
    const auto other = storedesk::events::definitionIn(file.readAll());
    if (!other)
        return showNothing(other.error().what, other.error().next);
    show(QFileInfo(path).fileName(), *other);
}

void CompareTypePage::show(const QString &name, const QJsonObject &other)
{
    m_other = storedesk::events::definitionOf(other);
    const auto differences = storedesk::events::differencesOf(m_type, m_other);
    m_pane->clear();
    m_model.setSides(tr("Here"), name);
    m_model.setDifferences(differences);
    m_copy->setVisible(!m_account.isEmpty() && !differences.isEmpty());
    m_change->setVisible(!differences.isEmpty() && host().account().mayWrite());
    if (differences.isEmpty())
        return showNothing(tr("No differences"),
                           tr("It is the same as in “%1”, field by field.").arg(name));
    const int count = static_cast<int>(differences.size());
    m_notice->tell(Tone::Accent, tr("%Ln difference(s) from “%1”", nullptr, count).arg(name));
    m_notice->show();
}

void CompareTypePage::showNothing(const QString &headline, const QString &sentence,
                                  const QString &details)
{
    m_notice->hide();
    m_copy->hide();
    m_change->hide();
    m_model.setDifferences({});
    m_pane->showContent({.icon = Icon::Swap,
                         .tone = Tone::Neutral,
                         .headline = headline,
                         .sentence = sentence,
                         .details = details});
}

// Opens the copy page in the other account, which is the account to change.
void CompareTypePage::copyThere()
{
    const auto alias = m_type[key::alias].toString();
    host().openIn(
        m_account,
        {.page = pageid::setup,
         .values = {QString(setup::SetupSource::accountWord), host().account().profile().id},
         .filter = QMap<QString, QString>{{QString(setup::SetupPage::onlyKey), alias}}});
}

void CompareTypePage::changeLikeThat()
{
    QJsonObject own;
    for (const auto &type : std::as_const(m_types)) {
        if (type[key::id].toString() == place().values.at(1))
            own = type.toObject();
    }
    const auto plan = storedesk::events::planOf(place().values.at(0), own, m_other, m_types);
    storedesk::events::storePlan(host().account().storage().drafts(), plan);
    host().open({.page = pageid::eventTypeChange, .values = place().values});
}

} // namespace storedesk::ui::events
