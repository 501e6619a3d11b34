// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "ui/frame/recordplace.h"

#include <QJsonObject>
#include <QPointer>

#include <optional>

namespace storedesk::desk {
class Desk;
}

namespace storedesk::ui::records {

// Reads one record and keeps it fresh: after every write that concerns it, it is read again. The
// record stays while it is read again and when that fails. Not found is a result.
class RecordReader final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Nothing, Reading, Ready, NotFound, Deleted, Locked, Failed };
    Q_ENUM(State)

    explicit RecordReader(desk::Desk &desk, QObject *parent = nullptr);
    ~RecordReader() override;
    Q_DISABLE_COPY_MOVE(RecordReader)

    void read(const Place &place); // a place that is no record clears it
    void again();
    // The same without a word: what is shown stays until the answer differs, or when none comes.
    void look();
    void clear();
    // As the service answered a write.
    void take(const QJsonObject &record);
    // Lifts what a refused scope stopped, then reads again.
    void unlock();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const Place &place() const { return m_place; }
    [[nodiscard]] const catalogue::LookupKey *lookupKey() const
    {
        return m_lookupKey;
    } // null while Nothing
    [[nodiscard]] QStringList pathValues() const;
    [[nodiscard]] const QJsonObject &record() const { return m_record; } // empty: none yet
    [[nodiscard]] bool hasRecord() const { return !m_record.isEmpty(); }
    [[nodiscard]] const api::Error &error() const { return m_error; } // while Failed or Locked
    [[nodiscard]] bool isSettled() const { return m_state != State::Reading; }
    // Whether a request is about this record, however it addresses it.
    [[nodiscard]] bool concerns(const api::Request &request) const;

Q_SIGNALS:
    void changed();
    void looked(); // a look has ended, with news or without

private:
    void start(void (RecordReader::*end)(const api::Outcome &));
    void noteLook(const api::Outcome &outcome);
    void finish(const api::Outcome &outcome);
    [[nodiscard]] std::optional<Place> placeAfter(const QJsonObject &made) const;
    void noteWrite(const api::Request &request, const api::Outcome &outcome);
    void setState(State state);

    desk::Desk &m_desk;
    Place m_place;
    const catalogue::LookupKey *m_lookupKey = nullptr;
    QJsonObject m_record;
    api::Error m_error;
    State m_state = State::Nothing;
    QPointer<api::Call> m_call;
};

} // namespace storedesk::ui::records
