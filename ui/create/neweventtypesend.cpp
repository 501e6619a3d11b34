// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/pages.h"
#include "catalogue/key.h"
#include "desk/desk.h"
#include "items/showntext.h"
#include "ui/create/eventfieldtable.h"
#include "ui/create/eventproperties.h"
#include "ui/create/neweventtype.h"
#include "ui/forms/fieldform.h"
#include "ui/frame/frame.h"

// How a new event type is sent and what the service's answer means; how it is built stands in
// neweventtype.cpp.
namespace storedesk::ui::create {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

api::Request NewEventType::request() const
{
    return frame().desk().session().eventTypes().toCreate(typed(), {place().values.value(0)});
}

QList<std::pair<QString, QString>> NewEventType::review() const
{
    auto rows = FormPage::review();
    for (int row = 0; row < m_fields.rowCount(); ++row) {
        const auto cell = [this, row](int column) {
            return m_fields.index(row, column).data().toString();
        };
        const auto field = m_fields.field(row);
        auto words =
            tr("%1 (%2), %3")
                .arg(cell(EventFields::Name), cell(EventFields::Id), cell(EventFields::TypeColumn));
        if (field[key::isPrimaryKey].toBool())
            words = tr("%1, identifies the contact").arg(words);
        else if (field[key::required].toBool())
            words = tr("%1, required").arg(words);
        rows.append({tr("Field %1").arg(row + 1), words});
    }
    return rows;
}

// What is said of a field is shown beside the table, with that field chosen.
std::vector<api::FieldError>
NewEventType::showFieldErrors(const std::vector<api::FieldError> &errors)
{
    std::vector<api::FieldError> others;
    std::vector<api::FieldError> rest;
    for (auto error : errors) {
        const auto path = error.path.split(u'/', Qt::SkipEmptyParts);
        bool known = false;
        const int row = path.value(1).toInt(&known);
        if (path.value(0) != key::fields || !known || path.size() < 3) {
            others.push_back(std::move(error));
            continue;
        }
        m_table->select(row);
        error.path = u'/' + path.mid(2).join(u'/');
        for (const auto &unplaced : m_properties->showFieldErrors({error}))
            rest.push_back(unplaced);
    }
    for (const auto &unplaced : FormPage::showFieldErrors(others))
        rest.push_back(unplaced);
    return rest;
}

void NewEventType::refresh()
{
    m_taken.forget();
    readIntegration();
    readOthers();
}

// Without them the service still says whether the alias is free.
void NewEventType::readOthers()
{
    delete m_readingOthers;
    auto *pages = frame().desk().session().eventTypes().all(this, {place().values.value(0)});
    m_readingOthers = pages;
    m_others = {};
    connect(pages, &api::Pages::page, this, [this](const QJsonArray &records) {
        for (const auto &record : records)
            m_others.append(record);
        showRemarks();
        showPoints();
    });
    const auto end = [this] {
        m_readingOthers = nullptr;
    }; // it goes by itself
    connect(pages, &api::Pages::finished, this, end);
    connect(pages, &api::Pages::failed, this, end);
}

QList<FormPage::Remark> NewEventType::remarks() const
{
    const auto alias = form()->values()[key::alias].toString();
    for (const auto &type : m_others) {
        if (alias.isEmpty() || type[key::alias].toString() != alias)
            continue;
        const auto name = items::shownText(type[key::name].toString(alias));
        return {{.key = key::alias,
                 .reason = tr("The event type “%1” already has this alias.").arg(name),
                 .link = tr("Show it"),
                 .place = placeOf(type.toObject())}};
    }
    if (m_taken.is(alias))
        return {{.key = key::alias, .reason = m_taken.reason()}};
    return {};
}

void NewEventType::refused(const api::Error &error)
{
    const auto alias = form()->values()[key::alias].toString();
    m_taken.note(error, alias);
    showRemarks();
    if (m_taken.is(alias))
        editor(key::alias)->setFocus();
}

Place NewEventType::placeOf(const QJsonObject &record) const
{
    const auto integration = place().values.value(0);
    const auto id = record[key::id].toString();
    return id.isEmpty() ? Place{.page = u"integration"_s, .values = {integration}}
                        : Place{.page = u"event-type"_s, .values = {integration, id}};
}

} // namespace storedesk::ui::create
