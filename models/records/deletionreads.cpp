// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/deletion.h"

#include "account/account.h"
#include "api/pages.h"
#include "api/resourcerequests.h"
#include "catalogue/key.h"

// Reads of a Deletion: copies before the deletes, and checks after a rejected delete.

namespace storedesk::records {

using catalogue::Resource;
namespace key = catalogue::key;

http::Request Deletion::readOf(std::size_t row) const
{
    auto request =
        api::requestOf(catalogue::operation(*m_operation.lookUp), m_items[row].target.values);
    request.priority = priority();
    return request;
}

void Deletion::read(std::size_t row)
{
    m_account.session().read(readOf(row), m_reads)->then(this, [this, row](const auto &outcome) {
        Item &item = m_items[row];
        if (outcome) {
            noteCopy(row, m_operation.resource, item.target.title, outcome->document.object(),
                     item.target.values);
        } else if (outcome.error().kind == http::ErrorKind::NotFound) {
            item.end = End::GoneBefore;
        } else {
            fail(row, outcome.error());
        }
        oneLess();
    });
}

void Deletion::noteCopy(std::size_t row, Resource resource, const QString &title,
                        const QJsonObject &record, const QStringList &address)
{
    Item &item = m_items[row];
    item.copies.push_back(
        {.resource = resource, .title = title, .record = record, .address = address});
    // The service silently deletes the event types of an integration as well.
    if (resource == Resource::CustomIntegration) {
        m_queue.addToRow();
        readTypes(row);
    }
}

void Deletion::readTypes(std::size_t row)
{
    const QString integration = m_items[row].target.values.value(0);
    auto *pages = m_account.session().eventTypes().all(m_reads, {integration});
    connect(pages, &api::Pages::page, this, [this, row, integration](const QJsonArray &records) {
        for (const auto &record : records)
            noteCopy(row, Resource::CustomEventType, record[key::name].toString(),
                     record.toObject(), {integration, record[key::id].toString()});
    });
    connect(pages, &api::Pages::failed, this, [this, row](const http::Error &error) {
        if (error.kind != http::ErrorKind::NotFound) {
            m_items[row].copies.clear();
            fail(row, error);
        }
        oneLess();
    });
    connect(pages, &api::Pages::finished, this, &Deletion::oneLess);
}

void Deletion::check(std::size_t row)
{
    m_account.session().read(readOf(row), m_reads)->then(this, [this, row](const auto &outcome) {
        Item &item = m_items[row];
        if (outcome)
            item.left = false;
        else if (outcome.error().kind == http::ErrorKind::NotFound)
            markGone(item, End::GoneBefore);
        oneLess();
    });
}

} // namespace storedesk::records
