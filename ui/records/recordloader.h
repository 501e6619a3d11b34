// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "ui/host/recordaddress.h"

#include <QDateTime>
#include <QJsonObject>
#include <QPointer>

#include <optional>

namespace storedesk::account {
class Account;
}

namespace storedesk::ui::records {

// Reads one record, and reads it again after every write that concerns it. The record stays
// available while it is read and if reading fails. A missing record is a result, not an error.
class RecordLoader final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Nothing, Reading, Ready, NotFound, Deleted, Locked, Failed };
    Q_ENUM(State)

    explicit RecordLoader(account::Account &account, QObject *parent = nullptr);
    ~RecordLoader() override;
    Q_DISABLE_COPY_MOVE(RecordLoader)

    // Reads the record at this address. Clears the record if it is not the address of a record.
    void read(const PageAddress &place);
    void again();
    // Reads the record again without a loading state. The record is updated only if the response
    // differs, and is preserved on failure.
    void look();
    // Shows an offline copy of a record that is going to be read.
    void expect(const PageAddress &place, const QJsonObject &copy, const QDateTime &asOf);
    void clear();
    // Sets the record from the response of a write.
    void take(const QJsonObject &record);
    // Shows an offline copy until the record is loaded, or if it cannot be loaded.
    void offerCopy(const QJsonObject &copy, const QDateTime &asOf);
    // Resumes requests that stopped after a refused scope, then reads the record again.
    void unlock();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const PageAddress &place() const { return m_place; }
    // Returns null in the Nothing state.
    [[nodiscard]] const catalogue::LookupKey *lookupKey() const { return m_lookupKey; }
    [[nodiscard]] QStringList pathValues() const;
    // Returns the live record, or its offline copy if the live record is not available. Empty if
    // there is neither.
    [[nodiscard]] const QJsonObject &record() const { return isCopy() ? m_copy : m_record; }
    [[nodiscard]] bool hasRecord() const { return !record().isEmpty(); }
    // Whether record() returns an offline copy, and the time at which that copy was exported.
    [[nodiscard]] bool isCopy() const { return m_record.isEmpty() && !m_copy.isEmpty(); }
    [[nodiscard]] const QDateTime &copiedAt() const { return m_copiedAt; }
    // Returns the error. Only valid in the Failed and Locked states.
    [[nodiscard]] const http::Error &error() const { return m_error; }
    [[nodiscard]] bool isSettled() const { return m_state != State::Reading; }
    // Whether a request concerns this record, whichever key it uses.
    [[nodiscard]] bool concerns(const http::Request &request) const;

Q_SIGNALS:
    void changed();
    // Emitted when look() has finished, whether the record changed or not.
    void looked();

private:
    void start(void (RecordLoader::*end)(const http::Outcome &));
    void noteLook(const http::Outcome &outcome);
    void finish(const http::Outcome &outcome);
    [[nodiscard]] std::optional<PageAddress> placeAfter(const QJsonObject &made) const;
    void noteWrite(const http::Request &request, const http::Outcome &outcome);
    void setState(State state);

    account::Account &m_account;
    PageAddress m_place;
    const catalogue::LookupKey *m_lookupKey = nullptr;
    QJsonObject m_record;
    // The offline copy. Empty as soon as the record is known to exist or not to exist.
    QJsonObject m_copy;
    QDateTime m_copiedAt;
    http::Error m_error;
    State m_state = State::Nothing;
    QPointer<api::Call> m_call;
};

} // namespace storedesk::ui::records
