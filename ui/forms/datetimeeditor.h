// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/typedtime.h"
#include "ui/forms/lineeditor.h"

#include <QPointer>

class QAction;
class QFrame;

namespace storedesk::ui::forms {

// A date with optional time, typed in the user's format or picked from a calendar. Other text is
// returned as typed.
class DateTimeEditor final : public LineEditor
{
    Q_OBJECT

public:
    DateTimeEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent = nullptr);

    // Sets how a picked day is interpreted at the start or the end of a range. Call before a value
    // is set.
    void setDayAs(storedesk::records::DayAs dayAs) { m_dayAs = dayAs; }
    void setReadOnly(bool readOnly) override;

protected:
    [[nodiscard]] QJsonValue read(const QString &text) const override;
    [[nodiscard]] QString write(const QJsonValue &value) const override;
    void textChanged() override;
    [[nodiscard]] bool isLocalised() const override { return true; }
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void openCalendar();
    void take(QDate day);
    [[nodiscard]] QString noteOf(const storedesk::records::TypedTime &moment) const;

    storedesk::records::DayAs m_dayAs = storedesk::records::DayAs::UtcMidnight;
    QAction *m_calendar;
    QPointer<QFrame> m_popup;
};

} // namespace storedesk::ui::forms
