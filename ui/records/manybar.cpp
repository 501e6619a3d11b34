// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/manybar.h"

#include "ui/frame/frame.h"
#include "ui/records/manypill.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/searchfield.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLocale>

#include <array>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;

// The states of the filter buttons; nullopt shows all rows.
static constexpr std::array<std::optional<jobs::LookupState>, 5> segments{
    std::nullopt, jobs::LookupState::Found, jobs::LookupState::NotFound, jobs::LookupState::Failed,
    jobs::LookupState::Waiting};

ManyBar::ManyBar(Frame &frame, QWidget *parent)
    : QWidget(parent)
    , m_frame(frame)
    , m_segments(new QButtonGroup(this))
    , m_field(new SearchField(tr("Find"), frame.theme(), this))
    , m_copy(new Button(Icon::Copy, tr("Copy"), frame.theme(), this))
    , m_save(new Button(Icon::Save, tr("Save…"), frame.theme(), this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (std::size_t at = 0; at < segments.size(); ++at) {
        auto *button = new Button({}, frame.theme(), this);
        button->setKind(Role::Segment);
        button->setProperty("place",
                            at == 0                         ? u"first"_s
                                : at + 1 == segments.size() ? u"last"_s
                                                            : u"middle"_s);
        button->setCheckable(true);
        button->setChecked(at == 0);
        button->setObjectName(u"segment%1"_s.arg(at));
        if (segments[at])
            button->setIcon(iconOf(pillOf(*segments[at]).icon, frame.theme(),
                                   inkOf(pillOf(*segments[at]).tone)));
        m_segments->addButton(button, static_cast<int>(at));
        row->addWidget(button);
    }
    m_field->setObjectName(u"manyFind"_s);
    m_field->setMinimumWidth(frame.theme().scaled(84));
    m_field->setMaximumWidth(frame.theme().scaled(220));
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
    connect(m_field, &QLineEdit::textChanged, this, &ManyBar::textChanged);
    connect(m_copy, &QPushButton::clicked, this, &ManyBar::copyWanted);
    connect(m_save, &QPushButton::clicked, this, &ManyBar::saveWanted);
}

// Returns the plural label. Other languages inflect it, and purchases have another grammatical
// gender.
static QString pluralOf(std::optional<jobs::LookupState> state, const ManyModel &model)
{
    const bool purchases = model.resource() == catalogue::Resource::Purchase;
    if (!state)
        return purchases ? ManyBar::tr("All", "purchases") : ManyBar::tr("All");
    switch (*state) {
    case jobs::LookupState::Found:
        return purchases ? ManyBar::tr("Found", "purchases") : ManyBar::tr("Found");
    case jobs::LookupState::NotFound:
        return purchases ? ManyBar::tr("Not found", "purchases") : ManyBar::tr("Not found");
    case jobs::LookupState::Failed:
        return purchases ? ManyBar::tr("Failed", "purchases") : ManyBar::tr("Failed");
    default:
        return textOf(*state, model.isRunning());
    }
}

void ManyBar::show(const ManyModel &model)
{
    for (std::size_t at = 0; at < segments.size(); ++at) {
        int count = segments[at] ? model.count(*segments[at]) : model.rowCount();
        if (segments[at] == jobs::LookupState::Waiting)
            count += model.count(jobs::LookupState::Asking);
        const auto name = pluralOf(segments[at], model);
        m_segments->button(static_cast<int>(at))
            ->setText(u"%1  %2"_s.arg(name, QLocale().toString(count)));
    }
    m_copy->setEnabled(model.rowCount() > 0);
    m_save->setEnabled(model.rowCount() > 0);
}

} // namespace storedesk::ui::records
