// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"
#include "local/mirror.h"

#include <QDateTime>
#include <QObject>

#include <vector>

namespace storedesk::local {

class ContactMatcher;
class Worker;

// A record that was looked up.
struct Visit
{
    catalogue::Resource resource = catalogue::Resource::Contact;
    // The second part of its page address: "email", "store-id".
    QString lookupKey = {};
    QString value = {};
    // Display name; empty if the record was not found.
    QString title = {};
    QDateTime at = {};
    bool pinned = false;
};

// Look-up history and pins, newest first. At most 200 visits are stored for each resource; pins are
// never removed.
class History final : public QObject
{
    Q_OBJECT

public:
    explicit History(Worker &worker, QObject *parent);

    [[nodiscard]] std::vector<Visit> visits(catalogue::Resource resource) const;
    // Moves an existing visit to the front and preserves its pin.
    void note(const Visit &visit);
    void pin(const Visit &visit, bool pinned);
    void forget(const Visit &visit);
    // Returns the number of visits removed.
    int forget(const ContactMatcher &contact);
    // Leaves pins.
    void clear(catalogue::Resource resource);

Q_SIGNALS:
    void changed();

private:
    friend class Local;
    void fill(std::vector<Visit> visits);

    Worker &m_worker;
    Mirror<std::vector<Visit>> m_mirror;
};

} // namespace storedesk::local
