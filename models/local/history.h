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
    QString lookupKey = {}; // the second word of its place: "email", "store-id"
    QString value = {};
    QString title = {}; // a name to recognise it by; empty: it was not found
    QDateTime at = {};
    bool pinned = false;
};

// Look-up history and pins: at most 200 visits for each resource, pins never fall out. Newest
// first.
class History final : public QObject
{
    Q_OBJECT

public:
    explicit History(Worker &worker, QObject *parent);

    [[nodiscard]] std::vector<Visit> visits(catalogue::Resource resource) const;
    // Moves it to the front when it is there already; keeps its pin.
    void note(const Visit &visit);
    void pin(const Visit &visit, bool pinned);
    void forget(const Visit &visit);
    int forget(const ContactMatcher &contact); // answers how many
    void clear(catalogue::Resource resource); // pins stay

Q_SIGNALS:
    void changed();

private:
    friend class Local;
    void fill(std::vector<Visit> visits);

    Worker &m_worker;
    Mirror<std::vector<Visit>> m_mirror;
};

} // namespace storedesk::local
