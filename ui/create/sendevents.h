// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "design/savedtest.h"
#include "ui/create/formpage.h"

class QBoxLayout;
class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace storedesk::ui {
class Button;
} // namespace storedesk::ui

namespace storedesk::ui::create {

class ContactBeforeAfter;
class EventChooser;
class SavedTestList;

// Sends an event by hand: which one, its values, what the service said and what became of the
// contact. Events can be kept as tests. One whose end is not known is never sent again by itself.
class SendEvents final : public FormPage
{
    Q_OBJECT

public:
    // The place may name an integration and one of its event types, or a contact by its email.
    SendEvents(Frame &frame, const Place &place);

    void refresh() override;
    [[nodiscard]] bool settled() const override;

protected:
    [[nodiscard]] FormIssues openPoints() const override;
    [[nodiscard]] QJsonObject typed() const override;
    void setTyped(const QJsonObject &typed) override;
    [[nodiscard]] api::Request request() const override;
    [[nodiscard]] QList<std::pair<QString, QString>> review() const override;
    [[nodiscard]] Place placeOf(const QJsonObject &record) const override;
    void succeed(const api::Reply &reply) override;
    void aboutToSend() override;
    void notCreated(const api::Error &error) override;
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
    void takeTest(const design::SavedTest &test);
    void showFits();
    void showType();
    void showState();
    void openMissing();
    [[nodiscard]] forms::FieldEditor *keyEditor() const; // null: nothing names the contact
    [[nodiscard]] QString contactEmail() const;

    EventChooser *m_chooser;
    QBoxLayout *m_columns{nullptr};
    QVBoxLayout *m_column{nullptr}; // what is sent
    QLabel *m_heading;
    QCheckBox *m_createContact;
    Button *m_help{nullptr};
    Button *m_openContact{nullptr};
    SavedTestList *m_tests;
    ContactBeforeAfter *m_contact;
    QLabel *m_fits;
    QString m_email; // of the contact that it was opened for
    int m_variation{0}; // of the sample values
    std::unique_ptr<base::Clock::Timer> m_pause; // in typing: then the contact is read
    QString m_shown; // the id of the type that the form is for
    QJsonObject m_waiting; // typed values for a type that is not read yet
};

} // namespace storedesk::ui::create
