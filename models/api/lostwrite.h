// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/seenrecords.h"
#include "http/outcome.h"
#include "http/request.h"
#include "http/servicetime.h"

#include <QJsonArray>

#include <functional>

class QObject;

namespace storedesk::api {

// A write whose response was lost.
struct LostWrite
{
    http::Request request;
    // When the first attempt that may have been applied was sent.
    http::TimePoint sent;
    // The records known at that time.
    SeenRecords::Mark seen = 0;
};

struct LookupFinding
{
    enum class Verdict : quint8 {
        // The record has the values that were written; for a delete, it is gone.
        Applied,
        // No trace of the write.
        NotApplied,
        // A record with that name exists, but its content differs.
        Different,
        // For an update: the record received other values after the update was sent.
        Changed,
        // The lookup failed (see the error), or it is undecidable whether a candidate is ours.
        Unclear
    };

    Verdict verdict = Verdict::Unclear;
    // The record found.
    QJsonObject record = {};
    // For Unclear: records that may be ours.
    QJsonArray candidates = {};
    std::optional<http::Error> error = {};
    // For Unclear: whether the read failed.
    bool readFailed = false;
};

// Finds out by reading whether a write arrived. Implemented in lookup.h for the seven creates that
// can be looked up and for patches and deletes. The client schedules the lookups and decides how to
// continue.
class Lookup
{
public:
    using Handler = std::function<void(const LookupFinding &finding)>;

    Lookup() = default;
    virtual ~Lookup() = default;
    Q_DISABLE_COPY_MOVE(Lookup)

    // Calls the handler exactly once, from the event loop, unless the owner has been destroyed. The
    // reads belong to the owner and have the priority of the write.
    virtual void ask(const LostWrite &lost, QObject *owner, Handler handler) = 0;
};

} // namespace storedesk::api
