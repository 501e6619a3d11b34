// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "events/savedtest.h"
#include "ui/create/formpage.h"

class QBoxLayout;
class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace storedesk::ui {
class Button;
} // namespace storedesk::ui

namespace storedesk::ui::events {

class ContactBeforeAfter;
class EventChooser;
class SavedTestList;

// Sends an event manually: lets the user choose the event and its values, then shows the reply and
// the changes in the contact. Events can be saved as tests. An event with an unknown outcome is
// never resent automatically.
class SendEvents final : public create::FormPage
{
    Q_OBJECT

public:
    // The page address may name an integration and one of its event types, or a contact by its
    // email address.
    SendEvents(PageHost &host, const PageAddress &place);

    void refresh() override;
    [[nodiscard]] bool settled() const override;

protected:
    [[nodiscard]] create::FormIssues openIssues() const override;
    [[nodiscard]] QJsonObject typed() const override;
    void setTyped(const QJsonObject &typed) override;
    [[nodiscard]] http::Request request() const override;
    [[nodiscard]] QList<std::pair<QString, QString>> review() const override;
    [[nodiscard]] PageAddress placeOf(const QJsonObject &record) const override;
    void succeed(const http::Reply &reply) override;
    void aboutToSend() override;
    void notCreated(const http::Error &error) override;
    void changed() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void arrange();
    void buildColumns();
    void buildFormHead();
    void buildCreateContact();
    void fillSamples();
    void saveTest();
    void openBatch();
    void applyTest(const storedesk::events::SavedTest &test);
    void showFits();
    void showLost();
    void showType();
    void showState();
    void openMissing();
    // Returns null if no field identifies the contact.
    [[nodiscard]] forms::FieldEditor *keyEditor() const;
    [[nodiscard]] QString contactEmail() const;

    EventChooser *m_chooser;
    QBoxLayout *m_columns{nullptr};
    // Layout of the column that contains the event form.
    QVBoxLayout *m_column{nullptr};
    QLabel *m_heading;
    QCheckBox *m_createContact;
    Button *m_help{nullptr};
    Button *m_openContact{nullptr};
    SavedTestList *m_tests;
    ContactBeforeAfter *m_contact;
    QLabel *m_fits;
    // Email address of the contact for which the page was opened.
    QString m_email;
    // Number of the variation used for the sample values.
    int m_variation{0};
    // Detects a pause in typing, after which the contact is read.
    std::unique_ptr<base::Clock::Timer> m_pause;
    // Id of the event type for which the form was built.
    QString m_shown;
    // Input for an event type that is not loaded yet.
    QJsonObject m_waiting;
    // Whether this input is that of a saved test.
    bool m_waitsForTest{false};
    // Members of the saved test for which the event type has no field.
    QStringList m_lost;
};

} // namespace storedesk::ui::events
