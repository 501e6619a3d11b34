// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/knownrecords.h"
#include "api/outcome.h"
#include "api/request.h"
#include "api/servicetime.h"

#include <QJsonArray>

#include <functional>

class QObject;

namespace storedesk::api {

// A write whose answer was lost.
struct LostWrite
{
    Request request;
    Moment sent; // when it left for the first time that may have been carried out
    KnownRecords::Mark seen = 0; // what was known then
};

struct Finding
{
    enum class Verdict : quint8 {
        Applied, // the record is as the write wanted it; for a delete it is gone
        NotApplied, // no trace of it
        Different, // a record of that name exists, but it is not what we sent
        Changed, // of an update: the record got other values after it was sent
        Unclear // the look-up failed, or it cannot be told whose the candidates are; see the error
    };

    Verdict verdict = Verdict::Unclear;
    QJsonObject record = {}; // what was found
    QJsonArray candidates = {}; // of Unclear: what may be it
    std::optional<Error> error = {};
    // Of Unclear: the service could not be asked.
    bool readFailed = false;
};

// Finds out whether a write arrived, by reading. Implemented in lookup.h for the seven creates that
// can be looked up and for patches and deletes; the client asks, waits between look-ups
// and decides.
class Lookup
{
public:
    using Handler = std::function<void(const Finding &finding)>;

    Lookup() = default;
    virtual ~Lookup() = default;
    Q_DISABLE_COPY_MOVE(Lookup)

    // Tells exactly once, from the event loop; never when the owner is gone by then. The reads it
    // makes belong to the owner and have the priority of the write.
    virtual void ask(const LostWrite &lost, QObject *owner, Handler handler) = 0;
};

} // namespace storedesk::api
