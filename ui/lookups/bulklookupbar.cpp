// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/bulklookupbar.h"

#include "ui/host/pagehost.h"
#include "ui/lookups/bulklookuppill.h"
#include "ui/tables/searchfield.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLocale>

#include <array>

namespace storedesk::ui::lookups {

using namespace Qt::StringLiterals;

// The states for the filter buttons; nullopt stands for all rows.
static constexpr std::array<std::optional<storedesk::lookups::LookupState>, 5> segments{
    std::nullopt, storedesk::lookups::LookupState::Found, storedesk::lookups::LookupState::NotFound,
    storedesk::lookups::LookupState::Failed, storedesk::lookups::LookupState::Waiting};

BulkLookupBar::BulkLookupBar(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_segments(new QButtonGroup(this))
    , m_field(new SearchField(tr("Find"), host.theme(), this))
    , m_copy(new Button(Icon::Copy, tr("Copy"), host.theme(), this))
    , m_save(new Button(Icon::Save, tr("Save…"), host.theme(), this))
{
    auto *row = rowIn(this);
    for (std::size_t at = 0; at < segments.size(); ++at) {
        auto *button = new Button({}, host.theme(), this);
        button->setKind(Role::Segment);
        button->setProperty("place",
                            at == 0                         ? u"first"_s
                                : at + 1 == segments.size() ? u"last"_s
                                                            : u"middle"_s);
        button->setCheckable(true);
        button->setChecked(at == 0);
        button->setObjectName(u"segment%1"_s.arg(at));
        if (segments[at])
            button->setIcon(iconOf(pillOf(*segments[at]).icon, host.theme(),
                                   inkOf(pillOf(*segments[at]).tone)));
        m_segments->addButton(button, static_cast<int>(at));
        row->addWidget(button);
    }
    m_field->setObjectName(u"manyFind"_s);
    m_field->setMinimumWidth(host.theme().scaled(84));
    m_field->setMaximumWidth(host.theme().scaled(220));
    m_copy->setObjectName(u"manyCopy"_s);
    m_save->setObjectName(u"manySaveButton"_s);
    row->addStretch(1);
    row->addSpacing(8);
    row->addWidget(m_field, 1);
    row->addSpacing(8);
    row->addWidget(m_copy);
    row->addSpacing(8);
    row->addWidget(m_save);
    connect(m_segments, &QButtonGroup::idClicked, this,
            [this](int at) { Q_EMIT stateChosen(segments[static_cast<std::size_t>(at)]); });
    connect(m_field, &QLineEdit::textChanged, this, &BulkLookupBar::textChanged);
    connect(m_copy, &QPushButton::clicked, this, &BulkLookupBar::copyWanted);
    connect(m_save, &QPushButton::clicked, this, &BulkLookupBar::saveWanted);
}

void BulkLookupBar::addButton(QWidget *button)
{
    layout()->addWidget(button);
}

// Returns the plural label. It depends on the resource, because other languages inflect it by
// grammatical gender.
static QString pluralOf(std::optional<storedesk::lookups::LookupState> state,
                        const BulkLookupModel &model)
{
    const bool purchases = model.resource() == catalogue::Resource::Purchase;
    if (!state)
        return purchases ? BulkLookupBar::tr("All", "purchases") : BulkLookupBar::tr("All");
    switch (*state) {
    case storedesk::lookups::LookupState::Found:
        return purchases ? BulkLookupBar::tr("Found", "purchases") : BulkLookupBar::tr("Found");
    case storedesk::lookups::LookupState::NotFound:
        return purchases ? BulkLookupBar::tr("Not found", "purchases")
                         : BulkLookupBar::tr("Not found");
    case storedesk::lookups::LookupState::Failed:
        return purchases ? BulkLookupBar::tr("Failed", "purchases") : BulkLookupBar::tr("Failed");
    default:
        return textOf(*state, model.isRunning());
    }
}

void BulkLookupBar::show(const BulkLookupModel &model)
{
    for (std::size_t at = 0; at < segments.size(); ++at) {
        int count = segments[at] ? model.count(*segments[at]) : model.rowCount();
        if (segments[at] == storedesk::lookups::LookupState::Waiting)
            count += model.count(storedesk::lookups::LookupState::Asking);
        const auto name = pluralOf(segments[at], model);
        m_segments->button(static_cast<int>(at))
            ->setText(u"%1  %2"_s.arg(name, QLocale().toString(count)));
    }
    m_copy->setEnabled(model.rowCount() > 0);
    m_save->setEnabled(model.rowCount() > 0);
}

} // namespace storedesk::ui::lookups
